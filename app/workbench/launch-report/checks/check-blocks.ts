import { blockMeta } from '../../../../schemas/generated/blocks';
import type { LaunchInput } from '../launch-input';
import type { PublishedContent, StoredItem } from '../published-content';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';

/** Content type of a container → its field of panels. */
const panelFields = new Map<string, string>(
  Object.values(blockMeta).flatMap(({ contentType, slots }) => (slots ? [[contentType, slots]] : [])),
);

/** Every entry has its required fields, and no container contains itself. */
export function checkBlocks({ content, sites }: LaunchInput, tell: Tell): void {
  for (const { site, shown } of sites)
    for (const entry of shown.entries) {
      const place = (field: string) => entryPlace(shown, entry.id, `/${field}`);
      for (const field of content.requiredFields(entry))
        if (content.value(entry, field, site.speech.contentLocale) === undefined)
          tell('requiredMissing', { site, values: { entry: entry.id, field }, place: place(field) });
      const panels = panelFields.get(entry.type);
      if (panels !== undefined && holdsItself(content, entry))
        tell('holdsItself', { site, values: { entry: entry.id }, place: place(panels) });
    }
}

function holdsItself(content: PublishedContent, container: StoredItem): boolean {
  const seen = new Set<string>();
  const open = heldBy(content, container);
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.id === container.id) return true;
    if (seen.has(next.id)) continue;
    seen.add(next.id);
    open.push(...heldBy(content, next));
  }
  return false;
}

/** The blocks in the panels of a container. */
function heldBy(content: PublishedContent, container: StoredItem): StoredItem[] {
  const panels = content.linked(container, panelFields.get(container.type) ?? '');
  return panels.flatMap((panel) => content.linked(panel, 'blocks'));
}
