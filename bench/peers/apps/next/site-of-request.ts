import { cache, createElement, Fragment, type ReactNode } from 'react';
import type { SiteView } from '../../../../ui/site/site-context';

// Server components' React has it; the types are those of the React that Marquee runs on.
declare module 'react' {
  export function cache<Result>(make: () => Result): () => Result;
}

const holder = cache((): { site: SiteView | null } => ({ site: null }));

/** Server components have no context: `cache` keeps the site for the time of one request, and its provider sets it before what it holds. */
export function SiteProvider({ value, children }: { value: SiteView; children: ReactNode }) {
  holder().site = value;
  return createElement(Fragment, null, children);
}

/** The site of the request. @throws outside a SiteProvider */
export function useSite(): SiteView {
  const { site } = holder();
  if (!site) throw new Error('useSite needs a SiteProvider around the block');
  return site;
}
