import { isRecord } from '../../../../schemas/is-record';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';
import type { ContentInput, ShownSite } from '../launch-input';
import type { PublishedContent, StoredItem } from '../published-content';
import { TargetResolver } from '../resolve-target';
import { linkTargetsOf } from '../rich-text-parts';

/** Fields that always contain an address; others are recognised by their value. */
const addressFields = ['target', 'url'];

/** Every link must lead to a page of the site, or have a valid external address. */
export function checkLinks(input: ContentInput, tell: Tell): void {
  for (const shownSite of input.sites) {
    const resolver = new TargetResolver(input.content, shownSite.site, input.now);
    for (const entry of shownSite.shown.entries) checkEntry(input.content, shownSite, entry, resolver, tell);
  }
}

function checkEntry(
  content: PublishedContent,
  { site, shown }: ShownSite,
  entry: StoredItem,
  resolver: TargetResolver,
  tell: Tell,
): void {
  const place = (field: string) => entryPlace(shown, entry.id, `/${field}`);
  for (const { field, target } of targetsOf(content, entry, site.speech.contentLocale)) {
    const state = resolver.stateOf(target);
    if (state === 'dead') tell('deadLink', { site, values: { target }, place: place(field) });
    if (state === 'redirected')
      tell('redirectedLink', {
        site,
        values: { target, to: resolver.redirectOf(target) ?? '' },
        place: place(field),
      });
    if (state === 'refused') tell('wrongAddress', { site, values: { target }, place: place(field) });
  }
  for (const { kind, id, field } of content.links(entry))
    if (kind === 'Entry' && !content.entry(id))
      tell('unpublishedLink', { site, values: { entry: id }, place: place(field) });
}

function targetsOf(
  content: PublishedContent,
  entry: StoredItem,
  locale: string,
): { field: string; target: string }[] {
  return Object.keys(entry.fields).flatMap((field) => {
    const value = content.value(entry, field, locale);
    const targets = [
      ...(addressFields.includes(field) && typeof value === 'string' ? [value] : []),
      ...(field === 'displayRule' ? absoluteUrls(value) : []),
      ...linkTargetsOf(value),
    ];
    return targets.map((target) => ({ field, target }));
  });
}

/** A promotion may link to another address by sign-in state (PROMO-03). */
function absoluteUrls(rule: unknown): string[] {
  if (!isRecord(rule)) return [];
  return ['authorized', 'notAuthorized'].flatMap((state) => {
    const side = rule[state];
    const url = isRecord(side) ? side['absoluteUrl'] : undefined;
    return typeof url === 'string' && url !== '' ? [url] : [];
  });
}
