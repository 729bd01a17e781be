/** Wrong configuration; the message names file, JSON pointer and what to do. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
