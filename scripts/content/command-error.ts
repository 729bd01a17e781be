/** Something the person at the command line can put right; the message says what and how. */
export class CommandError extends Error {
  override name = 'CommandError';
}
