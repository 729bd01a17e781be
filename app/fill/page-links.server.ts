import type { PageLinksLive, StaticPage } from '../../schemas/generated/types';
import { pathOfSlug } from '../content/static-pages/static-pages';
import { type Filler, pathIn } from './context';
import { linkedPages } from './static-pages.server';

/** The chosen pages in order, then those of the group; only pages that may be linked (ROUTE-29…31). */
export const fillPageLinks: Filler<'page-links'> = async ({ pages = [], group }, context) => {
  const { site, path } = context;
  const linked = await linkedPages(context);
  const chosen = pages.flatMap(({ slug }) => preferOwn(linked.filter((page) => page.slug === slug)));
  const grouped = group ? linked.filter((page) => page.group === group) : [];
  const links = new Map<string, PageLinksLive['links'][number]>();
  for (const { slug, title, lead } of [...chosen, ...grouped]) {
    const target = pathOfSlug(slug);
    if (links.has(target)) continue;
    links.set(target, {
      label: title ?? slug,
      href: pathIn(site, target),
      ...(lead ? { lead } : {}),
      ...(target === path ? { current: true } : {}),
    });
  }
  return { links: [...links.values()] };
};

/** A brand's own page takes precedence over the shared one, as it does when opened. */
function preferOwn(pages: StaticPage[]): StaticPage[] {
  return pages.sort((a, b) => Number(Boolean(b.onlyBrands)) - Number(Boolean(a.onlyBrands)));
}
