/** Goals, points or sets of both sides. */
export interface Score {
  home: number;
  away: number;
}

export type Side = keyof Score;

/** How a sport is scored over time: by goals at any minute, or by sets one after another. */
export type CourseModel =
  | {
      kind: 'goals';
      /** Mean score of an average home side over the whole match. */
      home: number;
      away: number;
      /** Whether a match may end level. */
      draw: boolean;
      periods: number;
      periodMinutes: number;
      breakMinutes: number;
    }
  | { kind: 'sets'; setsToWin: number; setMinutes: number };

/** Strength of a side: 1 is average. */
export type Strengths = Record<Side, number>;

/** Minutes from the start to the end of the longest match. */
export function lengthMinutes(model: CourseModel): number {
  if (model.kind === 'sets') return model.setMinutes * (2 * model.setsToWin - 1);
  return model.periods * model.periodMinutes + (model.periods - 1) * model.breakMinutes;
}

/** Chance of the home side to win a set. */
export function setChance({ home, away }: Strengths): number {
  return home ** 2 / (home ** 2 + away ** 2);
}

/** Mean scores of a match of goals. */
export function meanScores(model: CourseModel & { kind: 'goals' }, { home, away }: Strengths): Score {
  return {
    home: model.home * (home / away) ** spread(model),
    away: model.away * (away / home) ** spread(model),
  };
}

/** High scores differ less between sides than low ones. */
function spread({ home }: { home: number }): number {
  return home > 20 ? 0.25 : 1;
}
