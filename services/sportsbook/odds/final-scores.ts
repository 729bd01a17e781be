import { timeLeft } from './course';
import { type CourseModel, meanScores, type Score, setChance, type Strengths } from './score';

/** Final score with its probability. */
export interface Chance {
  score: Score;
  chance: number;
}

/** Probabilities of the relevant final scores, given the current score. @param minutes since the start; negative before it */
export function finalScores(
  model: CourseModel,
  strengths: Strengths,
  score: Score,
  minutes: number,
): readonly Chance[] {
  if (model.kind === 'sets') return setScores(model.setsToWin, setChance(strengths), score, 1);
  const left = timeLeft(model, minutes);
  const mean = meanScores(model, strengths);
  const away = countChances(mean.away * left);
  const found: Chance[] = [];
  for (const [home, homeChance] of countChances(mean.home * left))
    for (const [more, awayChance] of away) {
      const chance = homeChance * awayChance;
      const final = { home: score.home + home, away: score.away + more };
      if (model.draw || final.home !== final.away) found.push({ score: final, chance });
      else
        found.push(
          { score: { ...final, home: final.home + 1 }, chance: chance / 2 },
          { score: { ...final, away: final.away + 1 }, chance: chance / 2 },
        );
    }
  return found;
}

function setScores(setsToWin: number, chanceOfHome: number, score: Score, chance: number): Chance[] {
  if (Math.max(score.home, score.away) >= setsToWin) return [{ score, chance }];
  return [
    ...setScores(setsToWin, chanceOfHome, { ...score, home: score.home + 1 }, chance * chanceOfHome),
    ...setScores(setsToWin, chanceOfHome, { ...score, away: score.away + 1 }, chance * (1 - chanceOfHome)),
  ];
}

/** Poisson probabilities of the counts within five standard deviations of the mean. */
function countChances(mean: number): [count: number, chance: number][] {
  const reach = 5 * Math.sqrt(mean) + 4;
  const from = Math.max(0, Math.floor(mean - reach));
  const counts: [number, number][] = [];
  // Logarithms avoid an underflow for high means.
  let logarithm = -mean;
  for (let count = 1; count <= from; count += 1) logarithm += Math.log(mean / count);
  for (let count = from; count <= mean + reach; count += 1) {
    counts.push([count, Math.exp(logarithm)]);
    logarithm += Math.log(mean / (count + 1));
  }
  return counts;
}
