import { element, icon } from '../shell/element';
import type { Motion } from '../shell/motion';
import type { Sound } from '../sound/sound';
import type { TextKey, Texts } from '../texts/texts';

const suits: Readonly<Record<string, string>> = {
  h: 'M12 21C4 14.5 2 11 2 7.6 2 4.6 4.2 2.6 6.9 2.6c2 0 3.9 1.1 5.1 3.3 1.2-2.2 3.1-3.3 5.1-3.3 2.7 0 4.9 2 4.9 5 0 3.4-2 6.9-10 13.400z',
  d: 'M12 1.500l8 10.5-8 10.5-8-10.500z',
  c: 'M12 2a4.6 4.6 0 0 1 3.7 7.300A4.6 4.6 0 1 1 13.2 16c.2 2.6 1 4.3 2.6 5.800H8.200c1.6-1.5 2.4-3.2 2.6-5.800a4.6 4.6 0 1 1-2.5-6.700A4.6 4.6 0 0 1 12 2z',
  s: 'M12 1.500C13.5 6 21.5 9.5 21.5 14.500a4.3 4.3 0 0 1-8.2 1.900c.2 2.3 1 3.9 2.5 5.400H8.200c1.5-1.5 2.3-3.1 2.5-5.400a4.3 4.3 0 0 1-8.2-1.900C2.5 9.5 10.5 6 12 1.500z',
};

const named: Readonly<Record<string, TextKey>> = { A: 'rank.A', J: 'rank.J', Q: 'rank.Q', K: 'rank.K' };
const suitNames: Readonly<Record<string, TextKey>> = { h: 'suit.h', d: 'suit.d', c: 'suit.c', s: 'suit.s' };

/** `10s` → rank `10`, suit `s`. */
function partsOf(card: string): { rank: string; suit: string } {
  return { rank: card.slice(0, -1), suit: card.slice(-1) };
}

export function nameOfCard(card: string, texts: Texts): string {
  const { rank, suit } = partsOf(card);
  const suitKey = suitNames[suit];
  const rankKey = named[rank];
  return texts('cardName', {
    rank: rankKey ? texts(rankKey) : rank,
    suit: suitKey ? texts(suitKey) : '',
  });
}

export function drawCard(card: string, texts: Texts): HTMLElement {
  const { rank, suit } = partsOf(card);
  return element(
    'div',
    { className: `card ${suit}`, attributes: { role: 'img', 'aria-label': nameOfCard(card, texts) } },
    element('span', { textContent: rank, attributes: { 'aria-hidden': 'true' } }),
    icon(suits[suit] ?? '', 'suit'),
  );
}

export function drawBack(texts: Texts): HTMLElement {
  return element('div', {
    className: 'card back',
    attributes: { role: 'img', 'aria-label': texts('hiddenCard') },
  });
}

/** Animates a card from the shoe to its place. */
export async function deal(row: HTMLElement, card: HTMLElement, motion: Motion, sound: Sound): Promise<void> {
  row.append(card);
  sound.card();
  await motion.play(
    card,
    [
      { transform: 'translate(40vw, -40vh) rotate(24deg)', opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 330, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  );
}

/** Blackjack points; an ace counts eleven unless that exceeds 21. */
export function blackjackPoints(cards: readonly string[]): number {
  const values = cards.map((card) => {
    const { rank } = partsOf(card);
    return rank === 'A' ? 1 : Number(rank) || 10;
  });
  const hard = values.reduce((sum, value) => sum + value, 0);
  return values.includes(1) && hard <= 11 ? hard + 10 : hard;
}

/** Baccarat points: the last digit of the sum; tens and face cards count zero. */
export function baccaratPoints(cards: readonly string[]): number {
  return (
    cards.reduce((sum, card) => {
      const { rank } = partsOf(card);
      return sum + (rank === 'A' ? 1 : Number(rank) || 0);
    }, 0) % 10
  );
}
