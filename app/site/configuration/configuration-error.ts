/** Invalid configuration; the message contains file, JSON pointer and remedy. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
