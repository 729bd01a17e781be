import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { blockComponents } from '../../../app/render/registry.generated';
import { siteView } from '../../../app/render/site-view';
import { configuration } from '../../../app/site/configuration/configuration.server';
import { translator } from '../../../app/site/texts/messages.server';
import { sitesOf } from '../../../app/site/resolve.server';
import type { BlockName } from '../../../schemas/generated/blocks';
import { SiteProvider, type SiteView } from '../../../ui/site/site-context';
import type { BlockDocument } from './block-documents';

/** A site of every brand in both directions, for visitors and players. */
export async function everyView(): Promise<SiteView[]> {
  const views = [...configuration().brands.values()].map(async (brand) => {
    const [site] = sitesOf(brand);
    if (!site) throw new Error(`brand ${brand.brand.id} has no sites`);
    const t = await translator(site);
    const now = Date.parse('2026-11-21T12:00:00Z');
    return [false, true].flatMap((authorized) =>
      (['ltr', 'rtl'] as const).map((direction) => ({
        ...siteView(site, { path: '/', authorized, now, t }),
        direction,
      })),
    );
  });
  return (await Promise.all(views)).flat();
}

/** Renders the component without error boundaries, so that exceptions are visible. */
export function renderDocument(block: BlockName, document: BlockDocument, view: SiteView): string {
  const Component = blockComponents[block] as ComponentType<BlockDocument>;
  return renderToString(
    <SiteProvider value={view}>
      <Component {...document} />
    </SiteProvider>,
  );
}
