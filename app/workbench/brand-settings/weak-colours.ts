import type { BrandCheckReply } from '../../../schemas/generated/types';
import { type MeasuredPair, weakPairs } from '../../../ui/theme/contrast';
import { readableColour } from '../../../ui/theme/readable-colour';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';

type ColourName = keyof BrandConfiguration['theme']['color'];
type Suggested = BrandCheckReply['contrast'][number]['suggested'];

/** Colour pairs of a theme with too little contrast, each with the nearest colours that have enough. */
export function weakColours({
  theme,
  brand: { layout },
}: Pick<BrandConfiguration, 'theme' | 'brand'>): BrandCheckReply['contrast'] {
  const found = new Map<string, Suggested>();
  const suggestedFor = (token: string): Suggested => {
    const before = found.get(token);
    if (before) return before;
    const value = isColour(token) ? readableColour(theme, layout, token) : undefined;
    const suggested = value === undefined ? [] : [{ token, value }];
    found.set(token, suggested);
    return suggested;
  };
  return weakPairs(theme, layout).map(({ on, ground, ratio, least }: MeasuredPair) => ({
    on,
    ground,
    ratio,
    least,
    suggested: [...suggestedFor(on), ...suggestedFor(ground)],
  }));

  function isColour(token: string): token is ColourName {
    return Object.hasOwn(theme.color, token);
  }
}
