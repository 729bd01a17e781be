import { PlatformError } from '../../errors';

/** Reasons for rejecting a file, with messages for the log and for developers. */
const REASONS = {
  empty: 'The file is empty.',
  type: 'A file is a JPEG, PNG, WebP or HEIC picture or a PDF, whatever its name says.',
  mixed: 'The file holds a second file of another format.',
  damaged: 'The file is damaged.',
  pixels: 'The picture has too many pixels.',
  small: 'The picture is too small to be read.',
  password: 'The PDF is protected by a password.',
  pages: 'There are too many pages.',
  slow: 'The PDF takes too long to draw.',
} as const;

/** The error for a rejected file: 413 for its size, 415 for its format, otherwise 422. */
export function fileRefusal(reason: keyof typeof REASONS): PlatformError {
  const status = reason === 'type' ? 415 : 422;
  return new PlatformError(status, `error.document.file.${reason}`, REASONS[reason]);
}
