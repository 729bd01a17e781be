/** Goals, points or sets of both sides. */
export interface Score {
  home: number;
  away: number;
}

export type Side = keyof Score;

/** Scoring of a sport: goals at any minute, or consecutive sets. */
export type CourseModel =
  | {
      kind: 'goals';
      /** Mean final score of an average home side. */
      home: number;
      away: number;
      /** True if a match may end in a draw. */
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

/** Probability that the home side wins a set. */
export function setChance({ home, away }: Strengths): number {
  return home ** 2 / (home ** 2 + away ** 2);
}

/** Mean scores of both sides in a match of goals. */
export function meanScores(model: CourseModel & { kind: 'goals' }, { home, away }: Strengths): Score {
  return {
    home: model.home * (home / away) ** spread(model),
    away: model.away * (away / home) ** spread(model),
  };
}

/** High scores differ relatively less between sides than low ones. */
function spread({ home }: { home: number }): number {
  return home > 20 ? 0.25 : 1;
}
