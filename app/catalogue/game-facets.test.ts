import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '../../schemas/generated/types';
import { seededGames } from '../../tests/support/seeded-games';
import { facetsOf, narrow } from './game-facets';

const games = seededGames(400);
const ids = (make: (game: Game) => readonly string[]) => [...new Set(games.flatMap(make))];
const providers = ids(({ provider }) => [provider.providerId]);
const features = ids((game) => game.features ?? []);
const types = ids(({ gameType }) => [gameType]);

interface Chosen {
  providers: string[];
  features: string[];
  types: string[];
  jackpot: boolean;
}

/** Brute-force reference implementation. */
const matching = (chosen: Chosen) =>
  games.filter(
    (game) =>
      (chosen.providers.length === 0 || chosen.providers.includes(game.provider.providerId)) &&
      (chosen.types.length === 0 || chosen.types.includes(game.gameType)) &&
      (!chosen.jackpot || game.jackpotExist) &&
      chosen.features.every((feature) => game.features?.includes(feature)),
  );

it('BLOCK-25 every count is what the choice would show under the other filters', () => {
  const chosen = fc.record({
    providers: fc.subarray(providers, { maxLength: 2 }),
    features: fc.subarray(features, { maxLength: 2 }),
    types: fc.subarray(types, { maxLength: 2 }),
    jackpot: fc.boolean(),
  });
  fc.assert(
    fc.property(chosen, (query) => {
      const { games: found, facets } = narrow(games, query);
      expect(found).toEqual(matching(query));
      for (const id of providers)
        expect(facets.providers.get(id) ?? 0).toBe(matching({ ...query, providers: [id] }).length);
      for (const id of types)
        expect(facets.types.get(id) ?? 0).toBe(matching({ ...query, types: [id] }).length);
      for (const id of features)
        expect(facets.features.get(id) ?? 0).toBe(
          matching({ ...query, features: [...new Set([...query.features, id])] }).length,
        );
      expect(facets.jackpots).toBe(matching({ ...query, jackpot: true }).length);
    }),
    { seed: 18, numRuns: 60 },
  );
  expect(facetsOf(games)).toEqual(
    narrow(games, { providers: [], features: [], types: [], jackpot: false }).facets,
  );
});

it('BLOCK-25 the studio behind an aggregator is found by its own name and by the aggregator’s', () => {
  const [game] = games;
  if (!game) throw new Error('no game');
  const own = { ...game, subProvider: { providerId: 'softswiss-bgaming', title: 'Bumblebee Bureau' } };
  const none = { features: [], types: [], jackpot: false };
  for (const id of ['softswiss-bgaming', game.provider.providerId])
    expect(narrow([own], { ...none, providers: [id] }).games).toEqual([own]);
});
