import type { RichTextNode } from '../../../../schemas/generated/types';
import { validateRichTextNode } from '../../../../schemas/generated/validators.js';

/** Unsupported parts of documents in this session; pasted HTML may contain only these. */
const known = new Set<string>();

/** Serialises an unsupported part for the editor. */
export function keptSource(node: RichTextNode): string {
  const source = JSON.stringify(node);
  known.add(source);
  return source;
}

export function isKeptSource(source: string | null): boolean {
  return source !== null && known.has(source);
}

/** The original part. @throws Error for one that was in no document */
export function keptNode(source: unknown): RichTextNode {
  const node: unknown = typeof source === 'string' && known.has(source) ? JSON.parse(source) : undefined;
  if (!validateRichTextNode(node)) throw new Error('A part of the text was lost.');
  return node;
}
