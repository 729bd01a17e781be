import type { RichText } from '../../../../schemas/generated/types';
import { validateRichText } from '../../../../schemas/generated/validators.js';

/** Texts that were checked, or made by the editor: typing must not check a long text at each key. */
const sound = new WeakSet<object>();

export function isRichText(value: unknown): value is RichText {
  if (typeof value === 'object' && value !== null && sound.has(value)) return true;
  if (!validateRichText(value)) return false;
  sound.add(value);
  return true;
}

/** Says that the editor made a text. */
export function markSound(document: RichText): void {
  sound.add(document);
}
