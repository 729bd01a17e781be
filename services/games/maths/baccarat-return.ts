import { baccaratBets, baccaratReturn, bankerDraws, type BaccaratResult } from './baccarat';

/** Number of cards by points in eight decks; tens and face cards have zero. */
const CARDS = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];

/** The exact probability of each result, over all card orders of a fresh shoe. */
export function baccaratChances(): Readonly<Record<BaccaratResult, number>> {
  const chances = { player: 0, banker: 0, tie: 0 };
  const left = [...CARDS];
  let total = left.reduce((sum, count) => sum + count, 0);
  const draw = (chance: number, then: (points: number, chance: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0;
      if (count === 0) continue;
      const next = (chance * count) / total;
      left[points] = count - 1;
      total -= 1;
      then(points, next);
      left[points] = count;
      total += 1;
    }
  };
  const end = (player: number, banker: number, chance: number): void => {
    const ahead = (player % 10) - (banker % 10);
    chances[ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker'] += chance;
  };
  const afterPlayer = (player: number, banker: number, third: number | null, chance: number): void => {
    if (!bankerDraws(banker % 10, third)) end(player, banker, chance);
    else draw(chance, (points, next) => end(player, banker + points, next));
  };
  draw(1, (p1, c1) =>
    draw(c1, (b1, c2) =>
      draw(c2, (p2, c3) =>
        draw(c3, (b2, chance) => {
          const player = (p1 + p2) % 10;
          const banker = (b1 + b2) % 10;
          if (player >= 8 || banker >= 8) end(player, banker, chance);
          else if (player <= 5)
            draw(chance, (third, next) => afterPlayer(player + third, banker, third, next));
          else afterPlayer(player, banker, null, chance);
        }),
      ),
    ),
  );
  return chances;
}

/** The exact return of a bet, for stakes whose commission is a whole number. */
export function baccaratReturnOf(kind: BaccaratResult): number {
  const stake = 100;
  const chances = baccaratChances();
  return baccaratBets.reduce(
    (sum, result) => sum + (chances[result] * baccaratReturn(kind, stake, result)) / stake,
    0,
  );
}
