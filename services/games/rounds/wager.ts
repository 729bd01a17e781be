import type { TableBet } from '../api';
import { refusal } from '../errors';
import { baccaratBets } from '../maths/baccarat';
import type { Rules, Wager } from '../maths/play';
import { pocketsOf, rouletteBets } from '../maths/roulette';

export interface WagerLimits {
  /** Stakes or chips, ascending. */
  ladder: readonly number[];
  maxStake: number | null;
}

const takenBets: Readonly<Record<Rules['kind'], readonly string[]>> = {
  slot: [],
  blackjack: [],
  roulette: rouletteBets,
  baccarat: baccaratBets,
};

/** Bet kinds that a game accepts. */
export function betKindsOf({ kind }: Rules): readonly string[] {
  return takenBets[kind];
}

/**
 * Validates a wager.
 * @param bets sent by the page, unchecked
 * @throws GameRefusal with the reason
 */
export function checkWager(
  rules: Rules,
  stake: number,
  bets: readonly TableBet[] | undefined,
  { ladder, maxStake }: WagerLimits,
): Wager {
  const takesBets = takenBets[rules.kind].length > 0;
  if (!Number.isSafeInteger(stake) || stake <= 0)
    throw refusal(400, 'error.stake.not.offered', `A stake is a whole number of minor units, not ${stake}.`);
  if (maxStake !== null && stake > maxStake)
    throw refusal(409, 'error.stake.above.limit', `A round may cost ${maxStake} at most.`);
  if (!takesBets) {
    if (bets !== undefined) throw refusal(400, 'error.bets.not.taken', 'This game takes no bets.');
    if (!ladder.includes(stake))
      throw refusal(400, 'error.stake.not.offered', `Choose one of ${ladder.join(', ')}.`);
    return { stake, bets: [] };
  }
  if (bets === undefined) throw refusal(400, 'error.bets.missing', 'Say where the stake lies.');
  for (const bet of bets) checkBet(rules, bet, ladder);
  const sum = bets.reduce((total, { amount }) => total + amount, 0);
  if (sum !== stake)
    throw refusal(400, 'error.bets.sum.wrong', `The bets add up to ${sum}, the stake is ${stake}.`);
  return { stake, bets };
}

function checkBet(rules: Rules, bet: TableBet, ladder: readonly number[]): void {
  if (!takenBets[rules.kind].includes(bet.kind))
    throw refusal(400, 'error.bet.unknown', `There is no bet ${bet.kind} here.`);
  const isPlaced = rules.kind === 'roulette' ? pocketsOf(bet) !== null : bet.numbers === undefined;
  if (!isPlaced)
    throw refusal(400, 'error.bet.numbers.invalid', `A bet ${bet.kind} does not lie on these numbers.`);
  const chip = ladder[0] ?? 1;
  const most = (ladder.at(-1) ?? chip) * MOST_CHIPS;
  if (!Number.isSafeInteger(bet.amount) || bet.amount < chip || bet.amount % chip !== 0 || bet.amount > most)
    throw refusal(400, 'error.bet.amount.invalid', `An amount is a multiple of ${chip} up to ${most}.`);
}

/** Maximum of one bet, in chips of the highest value. */
const MOST_CHIPS = 20;
