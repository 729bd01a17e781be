'use client';
import { useMemo, type ReactNode } from 'react';
import { Block, SiteProvider, viewOf } from '../../.cache/blocks/client-blocks.mjs';
import type { Page } from '../../page/page';

export { Block };

/** The site for the blocks below, created in the browser from serialisable values. */
export function Site({ site, texts, children }: Pick<Page, 'site' | 'texts'> & { children: ReactNode }) {
  const view = useMemo(() => viewOf({ site, texts }), [site, texts]);
  return <SiteProvider value={view}>{children}</SiteProvider>;
}
