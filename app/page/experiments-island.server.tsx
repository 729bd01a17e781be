import { renderToString } from 'react-dom/server';
import type { FilledBlock } from '../../schemas/generated/blocks';
import { Island } from '../../ui/live/island';
import type { SiteView } from '../../ui/site/site-context';
import type { ExperimentsProps } from '../player/experiments/experiments.island';
import type { Site } from '../site/site';
import { Markup } from '../render/markup.server';

/**
 * Counts visitors of pages with running experiments, and numbers consenting browsers where a feature flag divides
 * visitors; rendered on no other pages.
 */
export function experimentsIsland(
  blocks: readonly FilledBlock[],
  view: SiteView,
  { features: { payAndPlay } }: Pick<Site, 'features'>,
): Markup[] {
  const isShared = typeof payAndPlay === 'object';
  if (!blocks.some((block) => isTested(block) || (isShared && holdsPayAndPlay(block)))) return [];
  const { locale, authorized } = view;
  const props: ExperimentsProps = { locale, authorized };
  return [
    new Markup(renderToString(<Island name="experiments" on="idle" props={props} className="contents" />)),
  ];
}

function isTested({ tested, slots = [] }: FilledBlock): boolean {
  return tested !== undefined || slots.flat().some(isTested);
}

function holdsPayAndPlay({ block, slots = [] }: FilledBlock): boolean {
  return block === 'pay-and-play' || slots.flat().some(holdsPayAndPlay);
}
