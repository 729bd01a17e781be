import type { ComponentType } from 'react';
import type { SiteView } from '../../../../ui/site/site-context';
import type { Page } from '../../page/page';

/** A React renderer of page descriptions: how it wants the page, and what renders it. */
export interface Engine {
  /** The page in the engine's own document shape; made once, as what a site has fetched. */
  toDocument(page: Page): unknown;
  Body: ComponentType<{ document: unknown; view: SiteView }>;
}

/** An engine from parts that know the shape of its document. */
export function engine<Document>(parts: {
  toDocument(page: Page): Document;
  Body: ComponentType<{ document: Document; view: SiteView }>;
}): Engine {
  // What `Body` is given is what `toDocument` returned; neither is called by anyone else.
  return parts as unknown as Engine;
}
