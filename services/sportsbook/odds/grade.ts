import type { Score } from './score';

/** Kinds of markets: three ways, two ways, over or under a line, both sides score, and a head start of the home side. */
export type MarketKind = 'result' | 'winner' | 'total' | 'both' | 'handicap';

export type Outcome = 'home' | 'draw' | 'away' | 'over' | 'under' | 'yes' | 'not';

/** Market type. The line is in tenths: 25 is 2.5. */
export interface MarketType {
  kind: MarketKind;
  line: number | null;
}

export type Grade = 'won' | 'lost' | 'void';

const outcomes: Record<MarketKind, readonly Outcome[]> = {
  result: ['home', 'draw', 'away'],
  winner: ['home', 'away'],
  total: ['over', 'under'],
  both: ['yes', 'not'],
  handicap: ['home', 'away'],
};

export function outcomesOf({ kind }: MarketType): readonly Outcome[] {
  return outcomes[kind];
}

/** `total:25`, `result`. */
export function marketId({ kind, line }: MarketType): string {
  return line === null ? kind : `${kind}:${line}`;
}

/** Grades an outcome by the final score. A result exactly on the line is void. */
export function gradeOf({ kind, line }: MarketType, outcome: Outcome, { home, away }: Score): Grade {
  switch (kind) {
    case 'result':
    case 'winner': {
      const winner: Outcome = home > away ? 'home' : home < away ? 'away' : 'draw';
      if (kind === 'winner' && winner === 'draw') return 'void';
      return outcome === winner ? 'won' : 'lost';
    }
    case 'both': {
      const both: Outcome = home > 0 && away > 0 ? 'yes' : 'not';
      return outcome === both ? 'won' : 'lost';
    }
    case 'total':
      return byMargin((home + away) * 10 - (line ?? 0), outcome === 'over');
    case 'handicap':
      return byMargin((home - away) * 10 + (line ?? 0), outcome === 'home');
  }
}

function byMargin(margin: number, isAbove: boolean): Grade {
  if (margin === 0) return 'void';
  return margin > 0 === isAbove ? 'won' : 'lost';
}
