import { cache, createElement, Fragment, type ReactNode } from 'react';
import type { SiteView } from '../../../../ui/site/site-context';

// Available in the React of server components; the types are those of Marquee's React.
declare module 'react' {
  export function cache<Result>(make: () => Result): () => Result;
}

const holder = cache((): { site: SiteView | null } => ({ site: null }));

/** Server components have no context: `cache` holds the site during a request, and its provider sets it before rendering its children. */
export function SiteProvider({ value, children }: { value: SiteView; children: ReactNode }) {
  holder().site = value;
  return createElement(Fragment, null, children);
}

/**
 * The site of the request.
 * @throws outside a SiteProvider
 */
export function useSite(): SiteView {
  const { site } = holder();
  if (!site) throw new Error('useSite needs a SiteProvider around the block');
  return site;
}
