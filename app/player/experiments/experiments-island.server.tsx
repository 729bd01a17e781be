import { renderToString } from 'react-dom/server';
import type { FilledBlock } from '../../../schemas/generated/blocks';
import { Island } from '../../../ui/live/island';
import type { SiteView } from '../../../ui/site/site-context';
import { Markup } from '../../render/markup.server';
import type { ExperimentsProps } from './experiments.island';

/** What counts visitors on a page with running experiments; nothing on the others. */
export function experimentsIsland(blocks: readonly FilledBlock[], view: SiteView): Markup[] {
  if (!blocks.some(isTested)) return [];
  const props: ExperimentsProps = { locale: view.locale, authorized: view.authorized };
  return [
    new Markup(renderToString(<Island name="experiments" on="idle" props={props} className="contents" />)),
  ];
}

function isTested({ tested, slots = [] }: FilledBlock): boolean {
  return tested !== undefined || slots.flat().some(isTested);
}
