/**
 * `npm run kill:content`: many rounds of `content-kill.test.ts`. `KILLS` sets their number (200), `KILL_SEED`
 * the seed: the same seed kills after the same times and sends the same writes.
 */
import { killRounds } from './content-kill-rounds';

const rounds = Number(process.env['KILLS'] ?? 200);
const seed = process.env['KILL_SEED'] ?? 'marquee';

const report = await killRounds({ rounds, seed, onRound: (line) => console.log(line) });
for (const problem of report.problems) console.error(problem);
console.log(
  `seed '${seed}': ${report.rounds} kills while writing, ${report.startsKilled} while starting, ` +
    `${report.acknowledged} acknowledged writes, ${report.problems.length} problems`,
);
if (report.problems.length > 0) process.exitCode = 1;
