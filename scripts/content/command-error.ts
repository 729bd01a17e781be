/** An error that the user can correct; the message contains the remedy. */
export class CommandError extends Error {
  override name = 'CommandError';
}
