/**
 * The return to player of all games of the game server, measured over many rounds in worker threads and
 * compared with its exact value: `npm run bench:games-return -- [rounds] [seed]`. Fails when a measured return
 * differs by more than four standard errors.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readSlotModels } from '../services/games/catalogue/slot-models';
import { baccaratBets } from '../services/games/maths/baccarat';
import { baccaratReturnOf } from '../services/games/maths/baccarat-return';
import { POCKETS, pocketsOf, rouletteReturn } from '../services/games/maths/roulette';
import { slotReturn } from '../services/games/maths/slot-return';
import type { Game, Job, Sums } from './games-return/simulate';

/** Two-sided 99% quantile of the normal distribution. */
const Z_99 = 2.5758;
const Z_WRONG = 4;

interface Case {
  name: string;
  game: Game;
  /** Undefined if it is only known by simulation. */
  exact: number | undefined;
}

const models = readSlotModels(
  fileURLToPath(new URL('../services/games/data/slot-models.json', import.meta.url)),
);
const roulette = [{ bet: 'straight', numbers: [17] }, { bet: 'red' }, { bet: 'dozen-1' }];
const cases: Case[] = [
  ...models.map((model): Case => ({
    name: `slot ${model.id}`,
    game: { kind: 'slot', model },
    exact: slotReturn(model).total,
  })),
  ...roulette.map(({ bet, numbers }): Case => {
    const covered = pocketsOf({ kind: bet, ...(numbers ? { numbers } : {}) })?.length ?? NaN;
    return {
      name: `roulette ${bet}`,
      game: { kind: 'roulette', bet, ...(numbers ? { numbers } : {}) },
      exact: (rouletteReturn(covered) * covered) / POCKETS,
    };
  }),
  ...baccaratBets.map((bet): Case => ({
    name: `baccarat ${bet}`,
    game: { kind: 'baccarat', bet },
    exact: baccaratReturnOf(bet),
  })),
  { name: 'blackjack, basic strategy', game: { kind: 'blackjack' }, exact: undefined },
];

/** Some versions of Node.js do not pass the loader of the process on to threads. */
const START = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(require('node:worker_threads').workerData.file);
});`;
const SIMULATE = new URL('./games-return/simulate.ts', import.meta.url).href;

function run(job: Job): Promise<Sums> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(START, { eval: true, workerData: { ...job, file: SIMULATE } });
    worker.once('message', resolve).once('error', reject);
  });
}

const [rounds = '10000000', seed = 'marquee'] = process.argv.slice(2);
const threads = availableParallelism();
const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;
console.log('| game | rounds | exact return | measured | 99 % interval | standard deviation |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const { name, game, exact } of cases) {
  const jobs = Array.from({ length: threads }, (_, thread) => ({
    game,
    rounds: Math.ceil(Number(rounds) / threads),
    seed: `${seed} ${name} ${thread}`,
  }));
  const parts = await Promise.all(jobs.map(run));
  const sum = (of: (part: Sums) => number): number => parts.reduce((total, part) => total + of(part), 0);
  const count = sum((part) => part.rounds);
  const mean = sum(({ returned }) => returned) / count;
  const deviation = Math.sqrt(sum(({ squares }) => squares) / count - mean ** 2);
  const error = deviation / Math.sqrt(count);
  const interval = `${percent(mean - Z_99 * error)} to ${percent(mean + Z_99 * error)}`;
  const isWrong = exact !== undefined && Math.abs(mean - exact) > Z_WRONG * error;
  if (isWrong) process.exitCode = 1;
  const known = exact === undefined ? 'simulated only' : percent(exact);
  const row = [name, count, known, percent(mean), interval, deviation.toFixed(2)];
  console.log(`| ${row.join(' | ')} |${isWrong ? ' WRONG' : ''}`);
}
