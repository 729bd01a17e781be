import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { validatePlatformDataRoundModels } from '../../schemas/generated/validators.js';
import { slotReturn } from '../../services/games/maths/slot-return';
import { readJsonFile } from '../../services/process/read-json-file';
import { compact } from './compact';
import { gameModels, readModels, stakeLadders, tableModels } from './models-of-games';

const file = fileURLToPath(new URL('../../services/platform/data/round-models.json', import.meta.url));
const data = readJsonFile(file, validatePlatformDataRoundModels, 'The file of round models');

test('the round models are those of the game server as it is: else run npm run round-models', () => {
  const slots = readModels();
  expect(data.models.flatMap(({ id, source }) => (source === undefined ? [] : [{ id, source }]))).toEqual(
    slots.map(({ model: { id }, source }) => ({ id, source })),
  );
  for (const { model } of slots) {
    const { wins = [], chances = [] } = data.models.find(({ id }) => id === model.id) ?? {};
    const mean = wins.reduce((sum, win, index) => sum + win * (chances[index] ?? 0), 0);
    expect(mean, model.id).toBeCloseTo(slotReturn(model).total, 6);
  }
  expect(data.models.filter(({ source }) => source === undefined)).toEqual(tableModels());
  expect(data.games).toEqual(gameModels());
  expect(data.stakes).toEqual(stakeLadders());
});

test('groups of rare wins have the mean of what they hold', () => {
  const distribution = new Float64Array(5000);
  distribution[0] = 0.9;
  distribution[7] = 0.05;
  distribution[1000] = 0.03;
  distribution[1010] = 0.01;
  distribution[4000] = 0.01;
  const { wins, chances } = compact(distribution, 10);
  expect(wins).toEqual([0, 0.7, 100.25, 400]);
  expect(chances).toEqual([0.9, 0.05, 0.04, 0.01]);
});
