import type { PlatformDataRoundModels } from '../../../../schemas/generated/types';
import type { Vertical } from '../../ledger/accounts';

/** Payout distribution of a kind of game. */
export type RoundModel = PlatformDataRoundModels['models'][number];

/** The models for a bonus: that of its game, or else those that bound the games of its vertical. */
export function modelsFor(
  { models, games, references }: PlatformDataRoundModels,
  vertical: Vertical,
  gameId: string | undefined,
): { isExact: boolean; models: RoundModel[] } {
  const own = gameId === undefined ? undefined : games[gameId];
  const wanted = own === undefined ? (references[vertical] ?? []) : [own];
  return { isExact: own !== undefined, models: wanted.map((id) => modelOf(models, id)) };
}

/** Stakes offered by games of a model in a currency, ascending. */
export function ladderFor(
  { stakes }: PlatformDataRoundModels,
  { kind }: RoundModel,
  currency: string,
): readonly number[] {
  return stakes.ladders[stakes.currencies[currency] ?? stakes.fallback]?.[kind] ?? [];
}

/** Throws when a list of the file refers to missing entries, or the probabilities of a model do not add up. */
export function assertRoundModels({ models, games, references, stakes }: PlatformDataRoundModels): void {
  for (const id of [...Object.values(games), ...Object.values(references).flat()]) modelOf(models, id);
  for (const name of [...Object.values(stakes.currencies), stakes.fallback])
    if (stakes.ladders[name] === undefined)
      throw new Error(`The round models name the ladder ${name}, which they lack.`);
  for (const { id, wins, chances } of models) {
    const total = chances.reduce((sum, chance) => sum + chance, 0);
    if (wins.length !== chances.length || wins[0] !== 0 || Math.abs(total - 1) > 1e-6)
      throw new Error(`The round model ${id} is no distribution: its chances add up to ${total}.`);
  }
}

function modelOf(models: readonly RoundModel[], id: string): RoundModel {
  const model = models.find((each) => each.id === id);
  if (model === undefined) throw new Error(`There is no round model ${id}.`);
  return model;
}
