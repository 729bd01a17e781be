import { catalogueOf } from '../catalogue.server';
import { filterProvider } from '../game-search';
import { type Filler, pathIn } from './context';

/** Providers with games on this site, the chosen ones in their order or all by number of games. */
export const fillProviderStrip: Filler<'provider-strip'> = async (content, { site, now }) => {
  const { games, providers } = await catalogueOf(site, now);
  const counts = new Map<string, number>();
  for (const game of games) {
    if (game.type !== 'casino') continue;
    const { providerId } = filterProvider(game);
    counts.set(providerId, (counts.get(providerId) ?? 0) + 1);
  }
  const chosen = content.providers?.length
    ? content.providers.flatMap(({ providerId }) =>
        providers.filter((provider) => provider.providerId === providerId),
      )
    : [...providers].sort((a, b) => (counts.get(b.providerId) ?? 0) - (counts.get(a.providerId) ?? 0));
  return {
    items: chosen.flatMap((provider) => {
      const count = counts.get(provider.providerId) ?? 0;
      if (count === 0) return [];
      const { providerId: id, title, logo, logoOnLight } = provider;
      return [
        {
          id,
          title,
          href: pathIn(site, `/online-casino/all-games?provider=${encodeURIComponent(id)}`),
          ...(logo ? { logo } : {}),
          ...(logoOnLight ? { logoOnLight } : {}),
          count,
        },
      ];
    }),
  };
};
