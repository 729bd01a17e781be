import { validationFailed } from '../../http/api-error';

/** Schema of what people write to each other: something, and plain text. */
export const plainText = { type: 'string', pattern: '\\S' };

/**
 * Refuses a text that is too long.
 * @param max bytes in UTF-8, as Contentful counts
 * @throws ApiError 422
 */
export function checkLength(body: string, max: number): void {
  const size = Buffer.byteLength(body);
  if (size <= max) return;
  const details = `Size must be at most ${max} bytes, it is ${size}. Shorten the text.`;
  throw validationFailed([{ name: 'size', path: ['body'], max, value: body, details }]);
}
