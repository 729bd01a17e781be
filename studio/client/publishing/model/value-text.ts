import { isRecord } from '../../../../schemas/is-record';
import { linkedId } from '../../../model/link';

/** Texts for values that are not text. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** The name of an entry or asset. */
  readonly nameOfLink: (id: string) => string;
}

/** A field's value as comparable text: lists by line, rich text by paragraph. */
export function valueText(value: unknown, words: ValueWords): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((item) => valueText(item, words)).join('\n');
  if (!isRecord(value)) return '';
  const target = linkedId(value);
  if (target !== undefined) return words.nameOfLink(target);
  if (typeof value['nodeType'] === 'string') return nodeText(value, words).trim();
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${valueText(part, words)}`)
    .join('\n');
}

const lines = /^(paragraph|heading-\d|list-item|table-row|hr|embedded-(entry|asset)-block)$/;

function nodeText(node: unknown, words: ValueWords): string {
  if (!isRecord(node)) return '';
  if (typeof node['value'] === 'string') return node['value'];
  const data = isRecord(node['data']) ? node['data'] : {};
  const content: unknown[] = Array.isArray(node['content']) ? node['content'] : [];
  const inner = content.map((child) => nodeText(child, words)).join('');
  const address = typeof data['uri'] === 'string' ? ` (${data['uri']})` : '';
  const target = linkedId(data['target']);
  const type = String(node['nodeType']);
  const own = `${inner}${address}${target === undefined ? '' : words.nameOfLink(target)}`;
  return lines.test(type) && !own.endsWith('\n') ? `${own}\n` : own;
}
