import { expect, test } from 'vitest';
import { playBaccarat } from './baccarat';
import { baccaratReturnOf } from './baccarat-return';
import { playBlackjack, total } from './blackjack';
import { type Card, createShoe, nameOfCard } from './cards';
import type { Draws } from './draws';

/** The card with a name, such as `10s`. */
function card(name: string): Card {
  for (let each = 0; each < 52; each += 1) if (nameOfCard(each) === name) return each;
  throw new Error(`There is no card ${name}.`);
}

/** A shoe that deals these cards first; each comes from a different deck, so that earlier draws do not affect it. */
function dealing(...names: string[]): Draws {
  let dealt = 0;
  return {
    below(bound) {
      const name = names[dealt];
      if (name === undefined) throw new Error(`${bound} cards are left, but none was expected.`);
      dealt += 1;
      return card(name) + 52 * ((dealt - 1) % 5);
    },
  };
}

test('a shoe deals every card of its decks once', () => {
  const draws = { below: (bound: number) => (bound * 7) % bound || Math.floor(bound / 3) };
  const next = createShoe(2, draws);
  const counts = new Map<Card, number>();
  for (let dealt = 0; dealt < 104; dealt += 1) {
    const each = next();
    counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  expect(counts.size).toBe(52);
  expect([...new Set(counts.values())]).toEqual([2]);
});

test('blackjack: a natural pays 3 to 2, half a unit goes to the house', () => {
  const { steps, actions } = playBlackjack(5, dealing('Ah', '9c', 'Ks', '7d'), []);
  expect(actions).toEqual([]);
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({ won: 12, dealer: ['9c', '7d'], hands: [{ outcome: 'blackjack' }] });
});

test('blackjack: the dealer’s hidden card is hidden, and the dealer draws to 17', () => {
  const deal = () => dealing('10h', '6c', '9s', 'Qd', '5h');
  const open = playBlackjack(100, deal(), []);
  expect(open.steps[0]?.dealer).toEqual(['6c']);
  expect(open.actions).toEqual(['hit', 'stand', 'double']);
  const { steps } = playBlackjack(100, deal(), ['stand']);
  expect(steps.at(-1)).toMatchObject({ dealer: ['6c', 'Qd', '5h'], won: 0, hands: [{ outcome: 'loss' }] });
});

test('blackjack: a dealer’s blackjack ends the round at once, and pushes a natural', () => {
  expect(playBlackjack(100, dealing('10h', 'Ac', '9s', 'Kd'), []).steps[0]).toMatchObject({
    won: 0,
    hands: [{ outcome: 'loss' }],
  });
  expect(playBlackjack(100, dealing('Ah', 'Ac', 'Ks', 'Kd'), []).steps[0]?.won).toBe(100);
});

test('blackjack: a double takes one card for twice the stake', () => {
  const { steps, staked } = playBlackjack(100, dealing('5h', '6c', '6s', '10d', '10c', '9h'), ['double']);
  expect(staked).toBe(200);
  expect(steps.at(-1)).toMatchObject({ won: 400, hands: [{ stake: 200, outcome: 'win' }] });
});

test('blackjack: a split plays two hands, aces get one card each and make no blackjack', () => {
  const eights = playBlackjack(100, dealing('8h', '6c', '8s', '10d', '3h', '10s'), ['split']);
  expect(eights.steps.at(-1)?.hands.map(({ isActive }) => isActive)).toEqual([true, false]);
  expect(eights.actions).toEqual(['hit', 'stand', 'double']);
  const aces = playBlackjack(100, dealing('Ah', '6c', 'As', '10d', 'Kh', '9s', '5c'), ['split']);
  expect(aces.actions).toEqual([]);
  expect(aces.staked).toBe(200);
  // 21 and 20 against 21.
  expect(aces.steps.at(-1)).toMatchObject({ won: 100, hands: [{ outcome: 'push' }, { outcome: 'loss' }] });
});

test('an ace counts eleven as long as that fits', () => {
  expect(total([card('Ah'), card('6c')])).toBe(17);
  expect(total([card('Ah'), card('6c'), card('9d')])).toBe(16);
  expect(total([card('Ah'), card('As'), card('9d')])).toBe(21);
});

test('baccarat: third cards follow the rules of punto banco', () => {
  const bets = [
    { kind: 'player', amount: 100 },
    { kind: 'banker', amount: 30 },
    { kind: 'tie', amount: 10 },
  ];
  // Five draws; with 4 points the banker stands against an eight.
  expect(playBaccarat(bets, dealing('2h', '4c', '3s', 'Kd', '8h'))).toMatchObject({
    player: ['2h', '3s', '8h'],
    banker: ['4c', 'Kd'],
    won: 58,
    wins: [0, 58, 0],
  });
  expect(playBaccarat(bets, dealing('9h', '4c', 'Ks', 'Kd'))).toMatchObject({ wins: [200, 0, 0] });
  expect(playBaccarat(bets, dealing('9h', '9c', 'Ks', 'Kd'))).toMatchObject({ wins: [100, 30, 90] });
});

test('baccarat: the exact returns are those of the literature', () => {
  expect(baccaratReturnOf('banker')).toBeCloseTo(1 - 0.010579, 6);
  expect(baccaratReturnOf('player')).toBeCloseTo(1 - 0.012351, 6);
  expect(baccaratReturnOf('tie')).toBeCloseTo(1 - 0.143596, 6);
});
