import type { ActionRequest, Step, TableBet } from '../api';
import { playBaccarat } from './baccarat';
import { type BlackjackAction, playBlackjack } from './blackjack';
import { drawsOf, type Seeds } from './draws';
import { playRoulette } from './roulette';
import { playSlot, type SlotModel } from './slot';

/** The rules of a game. */
export type Rules =
  { kind: 'slot'; model: SlotModel } | { kind: 'roulette' } | { kind: 'blackjack' } | { kind: 'baccarat' };

export type Action = ActionRequest['action'];

/** The wager of a round. */
export interface Wager {
  /** Minor units; with bets their sum. */
  stake: number;
  bets: readonly TableBet[];
}

/** State of a round after the player's decisions. */
export interface Played {
  /** The revealed steps. */
  steps: readonly Step[];
  /** Possible next actions; empty when the round is over. */
  actions: readonly Action[];
  /** Amount that a double or split adds to the stake. */
  price: number;
  /** Total stake. */
  staked: number;
  /** Return of the revealed steps, including stakes of winning bets. */
  won: number;
}

/** Plays a round. The result is deterministic, so anyone with these values can reproduce it. */
export function playRound(
  rules: Rules,
  { stake, bets }: Wager,
  seeds: Seeds,
  decisions: readonly Action[],
): Played {
  const draws = drawsOf(seeds);
  switch (rules.kind) {
    case 'slot': {
      const all = playSlot(rules.model, stake, draws);
      const steps = all.slice(0, decisions.length + 1);
      return playedOf(steps, steps.length < all.length ? ['continue'] : [], 0, stake);
    }
    case 'roulette':
      return playedOf([playRoulette(bets, draws)], [], 0, stake);
    case 'baccarat':
      return playedOf([playBaccarat(bets, draws)], [], 0, stake);
    case 'blackjack': {
      const { steps, actions, price, staked } = playBlackjack(
        stake,
        draws,
        decisions.filter((each): each is BlackjackAction => each !== 'continue'),
      );
      return playedOf(steps, actions, price, staked);
    }
  }
}

/** Action taken for a player who has left. */
export function houseDecision({ kind }: Rules): Action {
  return kind === 'slot' ? 'continue' : 'stand';
}

/** True if an action adds its price to the stake. */
export function raisesStake(action: Action): boolean {
  return action === 'double' || action === 'split';
}

function playedOf(steps: readonly Step[], actions: readonly Action[], price: number, staked: number): Played {
  return { steps, actions, price, staked, won: steps.reduce((sum, step) => sum + step.won, 0) };
}
