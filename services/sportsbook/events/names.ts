import type { Fixture } from '../catalogue/schedule';
import type { MarketType, Outcome } from '../odds/grade';
import type { Texts } from '../texts/write';

/** Localized name of a market. */
export function marketName(texts: Texts, { competition }: Fixture, { kind, line }: MarketType): string {
  const isSets = competition.course.kind === 'sets';
  if (kind === 'total')
    return texts(isSets ? 'market.totalSets' : 'market.total', { line: lineOf(texts, line ?? 0) });
  if (kind === 'handicap') return texts('market.handicap', { line: signed(texts, line ?? 0) });
  return texts(`market.${kind}`);
}

export function outcomeName(
  texts: Texts,
  { home, away }: Fixture,
  type: MarketType,
  outcome: Outcome,
): string {
  const { kind, line } = type;
  if (kind === 'handicap') {
    const isHome = outcome === 'home';
    const side = isHome ? home : away;
    return texts('outcome.handicap', { side, line: signed(texts, isHome ? (line ?? 0) : -(line ?? 0)) });
  }
  return texts(`outcome.${outcome}`, { home, away, line: lineOf(texts, line ?? 0) });
}

function lineOf({ tag }: Texts, line: number): string {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).format(line / 10);
}

function signed({ tag }: Texts, line: number): string {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    line / 10,
  );
}
