import type { ImpactReply } from '../../../schemas/generated/types';
import type { Site } from '../../site/site';
import type { PublishedContent, StoredItem } from '../launch-report/published-content';
import {
  type ShownAddress,
  entriesLeadingTo,
  shownAddresses,
  withRivals,
} from '../launch-report/shown-content';

type SiteImpact = ImpactReply['sites'][number];
type PageImpact = SiteImpact['pages'][number];

/** Two states of the content: published, and after the publication. */
export interface Publication {
  before: PublishedContent;
  after: PublishedContent;
  /** Ids of the published entries. */
  changed: readonly string[];
}

/** Finds the changes of a publication, site by site; computes shared parts once. */
export function createImpact({ before, after, changed }: Publication) {
  const leading = withRivals(
    [before, after],
    new Set([...entriesLeadingTo(before, changed), ...entriesLeadingTo(after, changed)]),
  );
  const byLocale = new Map<string, ReadonlySet<string>>();

  /** Ids of the entries that differ in a language. */
  function differingIn(locale: string): ReadonlySet<string> {
    const earlier = byLocale.get(locale);
    if (earlier) return earlier;
    const differing = new Set(
      changed.filter((id) => textOf(before, id, locale) !== textOf(after, id, locale)),
    );
    byLocale.set(locale, differing);
    return differing;
  }

  return {
    /**
     * The pages of a site with visible changes, in the language of the site.
     * @param now milliseconds
     * @returns undefined when nothing changes for the site
     */
    on(site: Site, now: number): Omit<SiteImpact, 'brand'> | undefined {
      const differing = differingIn(site.speech.contentLocale);
      if (differing.size === 0) return undefined;
      const [earlier, later] = [before, after].map((content) => shownAddresses(content, site, now, leading));
      if (!earlier || !later) return undefined;
      const isTouched = (ids: ReadonlySet<string> | undefined) => [...differing].some((id) => ids?.has(id));
      const paths = new Set([...earlier.addresses.keys(), ...later.addresses.keys()]);
      const pages = [...paths].flatMap((path): PageImpact[] => {
        const [was, is] = [earlier.addresses.get(path), later.addresses.get(path)];
        const change = changeOf(was, is, isTouched);
        return change ? [{ path, change }] : [];
      });
      const everyPage = isTouched(earlier.layout) || isTouched(later.layout);
      if (pages.length === 0 && !everyPage) return undefined;
      return { market: site.market.id, locale: site.locale, everyPage, pages };
    },
  };
}

function changeOf(
  was: ShownAddress | undefined,
  is: ShownAddress | undefined,
  isTouched: (ids: ReadonlySet<string> | undefined) => boolean,
): PageImpact['change'] | undefined {
  if (!was) return 'added';
  if (!is) return 'removed';
  return was.id !== is.id || isTouched(was.entries) || isTouched(is.entries) ? 'changed' : undefined;
}

/** All values of an entry in a language, as text to compare. */
function textOf(content: PublishedContent, id: string, locale: string): string | undefined {
  const entry: StoredItem | undefined = content.entry(id);
  if (!entry) return undefined;
  const values = Object.keys(entry.fields)
    .sort()
    .map((field) => [field, content.value(entry, field, locale) ?? content.plain(entry, field)]);
  return JSON.stringify(values);
}
