import { renderToString } from 'react-dom/server';
import type { FilledBlock } from '../../schemas/generated/blocks';
import { Island } from '../../ui/live/island';
import type { SiteView } from '../../ui/site/site-context';
import type { ExperimentsProps } from '../player/experiments/experiments.island';
import { Markup } from '../render/markup.server';

/** Counts visitors of pages with running experiments; rendered on no other pages. */
export function experimentsIsland(blocks: readonly FilledBlock[], view: SiteView): Markup[] {
  if (!blocks.some(isTested)) return [];
  const { locale, authorized } = view;
  const props: ExperimentsProps = { locale, authorized };
  return [
    new Markup(renderToString(<Island name="experiments" on="idle" props={props} className="contents" />)),
  ];
}

function isTested({ tested, slots = [] }: FilledBlock): boolean {
  return tested !== undefined || slots.flat().some(isTested);
}
