import { catalogueOf } from '../catalogue/catalogue.server';
import { type Filler, pathIn } from './context';

/** Providers with games on this site: the chosen ones in order, or all by number of games. */
export const fillProviderStrip: Filler<'provider-strip'> = async (content, { site }) => {
  const { providers, lobbies } = await catalogueOf(site);
  const countOf = (id: string) => lobbies.casino.facets.providers.get(id) ?? 0;
  const chosen = content.providers?.length
    ? content.providers.flatMap(({ providerId }) =>
        providers.filter((provider) => provider.providerId === providerId),
      )
    : [...providers].sort((a, b) => countOf(b.providerId) - countOf(a.providerId));
  return {
    items: chosen.flatMap(({ providerId: id, title, logo, logoOnLight }) => {
      const count = countOf(id);
      if (count === 0) return [];
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
