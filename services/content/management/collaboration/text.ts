import { validationFailed } from '../../http/api-error';

/**
 * Rejects an empty or overlong text.
 * @param max bytes in UTF-8, as at Contentful
 * @throws ApiError 422
 */
export function checkText(body: string, max: number): void {
  const size = Buffer.byteLength(body);
  if (body.trim() !== '' && size <= max) return;
  const problem = size > max ? `it is ${size}. Shorten the text.` : 'and hold more than blanks.';
  const details = `Size must be at least 1 and at most ${max} bytes, ${problem}`;
  throw validationFailed([{ name: 'size', path: ['body'], min: 1, max, value: body, details }]);
}
