/**
 * Writes services/platform/data/round-models.json: payouts and stakes of the shipped games, and the model of each game,
 * for the chances that the platform shows with its bonuses. Run `npm run round-models` after a change of the games'
 * data; it takes minutes.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { roundDistribution } from '../../services/games/maths/round-distribution';
import { compact } from './compact';
import { gameModels, readModels, stakeLadders, tableModels } from './models-of-games';

const file = fileURLToPath(new URL('../../services/platform/data/round-models.json', import.meta.url));

const slots = readModels().map(({ model, source }) => {
  console.log(`every combination of ${model.id} …`);
  return {
    ...{ id: model.id, kind: 'slot', source, secondsPerRound: 4 },
    ...compact(roundDistribution(model), model.lines.length),
  };
});
const data = {
  models: [...slots, ...tableModels()],
  references: {
    CASINO: slots.filter(({ id }) => id !== 'jackpot').map(({ id }) => id),
    LIVE_CASINO: tableModels().map(({ id }) => id),
  },
  games: gameModels(),
  stakes: stakeLadders(),
};
const text = await format(JSON.stringify(data), { ...(await resolveConfig(file)), filepath: file });
writeFileSync(file, text);
console.log(`wrote ${file}, ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`);
