import type { ComponentType } from 'react';
import type { SiteView } from '../../../../ui/site/site-context';
import type { Page } from '../../page/page';

/** A React renderer of page descriptions: its document format and component. */
export interface Engine {
  /** The page in the engine's own format; created once, like fetched data. */
  toDocument(page: Page): unknown;
  Body: ComponentType<{ document: unknown; view: SiteView }>;
}

/** An engine from parts that know the format of its document. */
export function engine<Document>(parts: {
  toDocument(page: Page): Document;
  Body: ComponentType<{ document: Document; view: SiteView }>;
}): Engine {
  // `Body` always gets the result of `toDocument`; neither is called elsewhere.
  return parts as unknown as Engine;
}
