import type { RichText } from '../../../../schemas/generated/types';
import { validateRichText } from '../../../../schemas/generated/validators.js';

/** Validated texts, or those made by the editor, so that typing does not validate a long text on each key. */
const sound = new WeakSet<object>();

export function isRichText(value: unknown): value is RichText {
  if (typeof value === 'object' && value !== null && sound.has(value)) return true;
  if (!validateRichText(value)) return false;
  sound.add(value);
  return true;
}

/** Marks a text as made by the editor. */
export function markSound(document: RichText): void {
  sound.add(document);
}
