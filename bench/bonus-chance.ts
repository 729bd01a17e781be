/**
 * The published chance of every campaign compared with a simulation of players, round by round with the exact
 * payout distribution of the games, in worker threads: `npm run bench:chance -- [players] [part of a name]
 * [seed]`. Fails when a chance is outside the simulation's 99.9% interval.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readSlotModels } from '../services/games/catalogue/slot-models';
import { roundDistribution } from '../services/games/maths/round-distribution';
import { type BonusPlay, conversionOf } from '../services/platform/bonus/chance/conversion';
import { playsOf } from '../services/platform/bonus/chance/offer-chance';
import type { Outcomes } from '../services/platform/bonus/chance/outcomes';
import { offerOf, shippedCampaigns, withTermsOfTheirOwn } from '../services/platform/fixtures/shipped-offers';
import { loadData } from '../services/platform/reference-data/data';
import type { Job } from './bonus-chance/play';

/** Two-sided 99% and 99.9% quantiles of the normal distribution; of many 99% intervals some miss. */
const Z_99 = 2.5758;
const Z_WRONG = 3.2905;

const folder = (name: string): string => fileURLToPath(new URL(`../services/${name}`, import.meta.url));
const data = loadData(folder('platform/data'));
const slots = readSlotModels(folder('games/data/slot-models.json'));
const kinds = new Map(data.games.map(({ gameId, gameType }) => [gameId, gameType]));
const [players = '1000000', part = '', seed = 'marquee'] = process.argv.slice(2);

/** All wins of a model, where the platform's data groups rare ones. */
const exact = new Map<string, Outcomes>();
function exactly(outcomes: Outcomes): Outcomes {
  const id = data.roundModels.models.find(({ wins }) => wins === outcomes.wins)?.id ?? '';
  const model = slots.find((each) => each.id === id);
  if (model === undefined) return outcomes;
  const found = exact.get(id) ?? everyWin(roundDistribution(model), model.lines.length);
  exact.set(id, found);
  return found;
}

function everyWin(distribution: Float64Array, lines: number): Outcomes {
  const possible = [...distribution.entries()].filter(([, chance]) => chance > 0);
  return { wins: possible.map(([units]) => units / lines), chances: possible.map(([, chance]) => chance) };
}

/** Some versions of Node.js do not pass the loader of the process on to threads. */
const START = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(require('node:worker_threads').workerData.file);
});`;
const PLAY = new URL('./bonus-chance/play.ts', import.meta.url).href;

function run(job: Job): Promise<Float64Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(START, { eval: true, workerData: { ...job, file: PLAY } });
    worker.once('message', resolve).once('error', reject);
  });
}

async function simulated(play: BonusPlay, name: string): Promise<Float64Array> {
  const threads = availableParallelism();
  const ofAll = {
    ...play,
    outcomes: exactly(play.outcomes),
    freeRounds: play.freeRounds && { ...play.freeRounds, outcomes: exactly(play.freeRounds.outcomes) },
  };
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      run({ play: ofAll, players: Math.ceil(Number(players) / threads), seed: `${seed} ${name} ${thread}` }),
    ),
  );
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const each of parts) {
    all.set(each, offset);
    offset += each.length;
  }
  return all.sort();
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const money = (amount: number): string => (amount / 100).toFixed(2);
console.log(
  '| campaign | game | rounds | chance | players | 99 % interval | inside | mean | of players | median | 90th percentile | computed in |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const campaign of withTermsOfTheirOwn(shippedCampaigns(data))) {
  if (!campaign.name.includes(part)) continue;
  const offer = offerOf(campaign, data.defaults.currency, data);
  for (const { model, play } of playsOf(offer, data.roundModels, (gameId) => kinds.get(gameId))) {
    const start = performance.now();
    const { rounds, chance, mean } = await conversionOf(play, () => Promise.resolve());
    const milliseconds = performance.now() - start;
    const converted = await simulated(play, `${campaign.name} ${model.id}`);
    const count = converted.length;
    const share = converted.filter((amount) => amount > 0).length / count;
    const error = Math.sqrt((share * (1 - share)) / count);
    const isInside = Math.abs(share - chance) <= Z_99 * error;
    if (Math.abs(share - chance) > Z_WRONG * error) process.exitCode = 1;
    const average = converted.reduce((sum, amount) => sum + amount, 0) / count;
    const row = [
      ...[campaign.name, model.id, rounds, percent(chance), count],
      `${percent(share - Z_99 * error)} to ${percent(share + Z_99 * error)}`,
      ...[isInside ? 'yes' : 'no', money(mean), money(average)],
      ...[0.5, 0.9].map((level) => money(converted[Math.floor(level * count)] ?? 0)),
      `${milliseconds.toFixed(0)} ms`,
    ];
    console.log(`| ${row.join(' | ')} |`);
  }
}
