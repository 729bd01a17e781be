import { isRecord } from '../../../../schemas/is-record';
import type { ContentInput } from '../launch-input';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';

/** A block's title is a level 2 heading, so a text in it starts with level 2 or 3. */
const titleLevel = 2;

/** Headings of formatted texts must not skip levels, because screen readers present them as an outline. */
export function checkHeadings({ content, sites }: ContentInput, tell: Tell): void {
  for (const { site, shown } of sites)
    for (const entry of shown.entries)
      for (const field of Object.keys(entry.fields)) {
        const skip = skippedLevel(content.value(entry, field, site.speech.contentLocale));
        if (skip)
          tell('headingSkipped', { site, values: skip, place: entryPlace(shown, entry.id, `/${field}`) });
      }
}

/** The first heading of a rich text that skips a level. */
export function skippedLevel(value: unknown): { before: number; level: number; text: string } | undefined {
  if (!isRecord(value) || value['nodeType'] !== 'document' || !Array.isArray(value['content']))
    return undefined;
  let before = titleLevel;
  for (const node of value['content'].filter(isRecord)) {
    const level = Number(/^heading-([1-6])$/.exec(String(node['nodeType']))?.[1]);
    if (Number.isNaN(level)) continue;
    if (level > before + 1) return { before, level, text: wordsOf(node['content']) };
    before = level;
  }
  return undefined;
}

function wordsOf(content: unknown): string {
  const parts: unknown[] = Array.isArray(content) ? content : [];
  return parts.map((part) => (isRecord(part) ? String(part['value'] ?? '') : '')).join('');
}
