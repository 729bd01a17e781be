import type { ActionRequest, BlackjackStep } from '../api';
import { type Card, createShoe, nameOfCard, rankOf } from './cards';
import type { Draws } from './draws';

const DECKS = 6;
const ACE = 0;

export type BlackjackAction = Exclude<ActionRequest['action'], 'continue'>;

type Outcome = NonNullable<BlackjackStep['hands'][number]['outcome']>;

interface Hand {
  cards: Card[];
  stake: number;
  isDone: boolean;
}

export interface BlackjackRound {
  steps: readonly BlackjackStep[];
  actions: readonly BlackjackAction[];
  /** Stake of the current hand, which a double or split adds once more. */
  price: number;
  /** Total stake. */
  staked: number;
}

/**
 * Blackjack from a fresh shoe of six decks. The dealer stands on every 17 and peeks for blackjack; a blackjack
 * pays 3 to 2, any two cards may be doubled, pairs may be split once, and split aces get one card each.
 *
 * @param decisions of the player so far, each one of the `actions` before it
 */
export function playBlackjack(
  stake: number,
  draws: Draws,
  decisions: readonly BlackjackAction[],
): BlackjackRound {
  const next = createShoe(DECKS, draws);
  const first: Hand = { cards: [next()], stake, isDone: false };
  const dealer = [next()];
  first.cards.push(next());
  dealer.push(next());
  let hands: Hand[] = [first];
  first.isDone = isBlackjack(first.cards) || isBlackjack(dealer);
  const steps = [stepOf(hands, dealer, next)];
  for (const decision of decisions) {
    const hand = hands.find(({ isDone }) => !isDone);
    if (hand === undefined) break;
    hands = decide(hands, hand, decision, next);
    steps.push(stepOf(hands, dealer, next));
  }
  const active = hands.find(({ isDone }) => !isDone);
  return {
    steps,
    actions: active ? actionsOf(active, hands.length) : [],
    price: active?.stake ?? 0,
    staked: hands.reduce((sum, hand) => sum + hand.stake, 0),
  };
}

function decide(hands: Hand[], hand: Hand, decision: BlackjackAction, next: () => Card): Hand[] {
  if (decision === 'split') {
    const halves = hand.cards.map((card) => ({ cards: [card, next()], stake: hand.stake, isDone: false }));
    for (const half of halves) half.isDone = rankOf(half.cards[0] ?? 0) === ACE || total(half.cards) === 21;
    return halves;
  }
  if (decision === 'stand') hand.isDone = true;
  else {
    hand.cards.push(next());
    if (decision === 'double') hand.stake *= 2;
    hand.isDone = decision === 'double' || total(hand.cards) >= 21;
  }
  return hands;
}

function actionsOf({ cards }: Hand, hands: number): readonly BlackjackAction[] {
  if (cards.length > 2) return ['hit', 'stand'];
  const isPair = hands === 1 && rankOf(cards[0] ?? 0) === rankOf(cards[1] ?? 0);
  return isPair ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}

/** The table after a decision. Once every hand is done, the dealer plays and the round is over. */
function stepOf(hands: readonly Hand[], dealer: Card[], next: () => Card): BlackjackStep {
  const isOver = hands.every(({ isDone }) => isDone);
  const isNatural = ({ cards }: Hand): boolean => hands.length === 1 && isBlackjack(cards);
  const needsDealer = hands.some((hand) => total(hand.cards) <= 21 && !isNatural(hand));
  if (isOver && needsDealer) while (total(dealer) < 17) dealer.push(next());
  const results = hands.map((hand) => (isOver ? outcomeOf(hand, isNatural(hand), dealer) : null));
  const active = hands.findIndex(({ isDone }) => !isDone);
  return {
    kind: 'blackjack',
    dealer: (isOver ? dealer : dealer.slice(0, 1)).map(nameOfCard),
    hands: hands.map(({ cards, stake }, index) => ({
      cards: cards.map(nameOfCard),
      stake,
      isActive: index === active,
      outcome: results[index] ?? null,
    })),
    won: hands.reduce((sum, { stake }, index) => sum + returned(stake, results[index] ?? null), 0),
  };
}

function outcomeOf({ cards }: Hand, isNatural: boolean, dealer: readonly Card[]): Outcome {
  const own = total(cards);
  if (own > 21) return 'loss';
  if (isBlackjack(dealer)) return isNatural ? 'push' : 'loss';
  if (isNatural) return 'blackjack';
  const others = total(dealer);
  if (others > 21 || own > others) return 'win';
  return own === others ? 'push' : 'loss';
}

/** Return of a hand, including its stake, rounded down to a minor unit. */
function returned(stake: number, outcome: Outcome | null): number {
  if (outcome === 'blackjack') return Math.floor(stake * 2.5);
  if (outcome === 'win') return stake * 2;
  return outcome === 'push' ? stake : 0;
}

/** Points of a hand; an ace counts eleven unless that exceeds 21. */
export function total(cards: readonly Card[]): number {
  const hard = cards.reduce((sum, card) => sum + Math.min(rankOf(card) + 1, 10), 0);
  return hasSoftAce(cards, hard) ? hard + 10 : hard;
}

function hasSoftAce(cards: readonly Card[], hard: number): boolean {
  return hard <= 11 && cards.some((card) => rankOf(card) === ACE);
}

function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && total(cards) === 21;
}
