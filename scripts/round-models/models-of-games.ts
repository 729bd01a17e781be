import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { validateGamesDataStakes, validatePlatformDataGames } from '../../schemas/generated/validators.js';
import { loadCatalogue } from '../../services/games/catalogue/catalogue';
import { readSlotModels } from '../../services/games/catalogue/slot-models';
import { POCKETS } from '../../services/games/maths/roulette';
import type { SlotModel } from '../../services/games/maths/slot';
import { readJsonFile } from '../../services/process/read-json-file';

const games = fileURLToPath(new URL('../../services/games/data/', import.meta.url));
const catalogue = fileURLToPath(new URL('../../services/platform/data/games.json', import.meta.url));

/** The slots of the game server, each with a hash that changes with its reels and pays. */
export function readModels(): { model: SlotModel; source: string }[] {
  return readSlotModels(`${games}slot-models.json`).map((model) => ({
    model,
    source: createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 16),
  }));
}

/** The two extremes of a live table's bets: an even chance and a single number at roulette. */
export function tableModels() {
  const outcomes = (pays: number, pockets: number) => ({
    wins: [0, pays],
    chances: [(POCKETS - pockets) / POCKETS, pockets / POCKETS],
  });
  const common = { kind: 'roulette', secondsPerRound: 45 };
  return [
    { id: 'even-chance', ...common, ...outcomes(2, 18) },
    { id: 'single-number', ...common, ...outcomes(36, 1) },
  ];
}

/** The slot model of each game that uses one. */
export function gameModels(): Record<string, string> {
  const offered = loadCatalogue(catalogue, games);
  const listed = readJsonFile(catalogue, validatePlatformDataGames, 'The catalogue');
  return Object.fromEntries(
    listed.flatMap(({ gameId, provider }) => {
      const rules = offered.find(provider, gameId)?.rules;
      return rules?.kind === 'slot' ? [[gameId, rules.model.id]] : [];
    }),
  );
}

/** The available stakes, by kind of model. */
export function stakeLadders() {
  const { ladders, currencies, fallback } = readJsonFile(
    `${games}stakes.json`,
    validateGamesDataStakes,
    'The file of stakes',
  );
  return {
    ladders: Object.fromEntries(
      Object.entries(ladders).map(([name, { slot, chips }]) => [name, { slot, roulette: chips }]),
    ),
    currencies,
    fallback,
  };
}
