import { isRecord } from '../../../schemas/is-record';

/** The plain text of a rich text; plain text is returned as it is. */
export function plainTextOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(plainTextOf).join('');
  if (!isRecord(value)) return '';
  if (value['nodeType'] === 'text') return plainTextOf(value['value']);
  return plainTextOf(value['content']);
}

/** Addresses of all links in a rich text. */
export function linkTargetsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkTargetsOf);
  if (!isRecord(value)) return [];
  const { nodeType, data, content } = value;
  const uri = nodeType === 'hyperlink' && isRecord(data) ? data['uri'] : undefined;
  return [...(typeof uri === 'string' ? [uri] : []), ...linkTargetsOf(content)];
}
