/** A comparison cannot be made; the message says what to do. */
export class VisualError extends Error {
  override name = 'VisualError';
}
