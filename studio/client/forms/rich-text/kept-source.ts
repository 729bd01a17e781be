import type { RichTextNode } from '../../../../schemas/generated/types';
import { validateRichTextNode } from '../../../../schemas/generated/validators.js';

/** Parts that documents of this session hold and the editor cannot edit; pasted HTML may bring back these and no others. */
const known = new Set<string>();

/** A part as the editor carries it along. */
export function keptSource(node: RichTextNode): string {
  const source = JSON.stringify(node);
  known.add(source);
  return source;
}

export function isKeptSource(source: string | null): boolean {
  return source !== null && known.has(source);
}

/** The part, exactly as it was. @throws Error for anything that no document held */
export function keptNode(source: unknown): RichTextNode {
  const node: unknown = typeof source === 'string' && known.has(source) ? JSON.parse(source) : undefined;
  if (!validateRichTextNode(node)) throw new Error('A part of the text was lost.');
  return node;
}
