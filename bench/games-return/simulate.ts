import { parentPort, workerData } from 'node:worker_threads';
import { playBaccarat } from '../../services/games/maths/baccarat';
import { basicStrategy } from '../../services/games/maths/basic-strategy';
import { type BlackjackAction, playBlackjack } from '../../services/games/maths/blackjack';
import { type Draws, drawsOf, unbiased } from '../../services/games/maths/draws';
import { playRoulette } from '../../services/games/maths/roulette';
import { playSlot, type SlotModel } from '../../services/games/maths/slot';

/** A game to simulate; tables with the measured bet. */
export type Game =
  | { kind: 'slot'; model: SlotModel }
  | { kind: 'roulette' | 'baccarat'; bet: string; numbers?: readonly number[] }
  | { kind: 'blackjack' };

export interface Job {
  game: Game;
  rounds: number;
  seed: string;
}

/** Sums of the returns over the rounds, in stakes. */
export interface Sums {
  rounds: number;
  returned: number;
  squares: number;
}

const STAKE = 100;

/** Xoshiro128**, seeded by the game server's own numbers, which take ten times as long. */
function fastDraws(seed: string): Draws {
  const start = drawsOf({ serverSeed: seed, clientSeed: 'bench', nonce: 0 });
  let [a, b, c, d] = [0, 0, 0, 0].map(() => start.below(2 ** 32)) as [number, number, number, number];
  const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const moved = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= moved;
    d = rotate(d, 11);
    return result >>> 0;
  };
  return { below: (bound) => unbiased(bound, next) };
}

/** Net result of a round plus its initial stake, in stakes. */
function play(game: Game, draws: Draws): number {
  switch (game.kind) {
    case 'slot':
      return playSlot(game.model, STAKE, draws).reduce((sum, { won }) => sum + won, 0) / STAKE;
    case 'roulette': {
      const bet = { kind: game.bet, amount: STAKE };
      return playRoulette([game.numbers ? { ...bet, numbers: game.numbers } : bet], draws).won / STAKE;
    }
    case 'baccarat':
      return playBaccarat([{ kind: game.bet, amount: STAKE }], draws).won / STAKE;
    case 'blackjack':
      return playByStrategy(draws);
  }
}

/** A decision replays the round, so its drawn numbers are recorded. */
function playByStrategy(draws: Draws): number {
  const noted: number[] = [];
  const decisions: BlackjackAction[] = [];
  for (;;) {
    let place = 0;
    const replay: Draws = { below: (bound) => (noted[place++] ??= draws.below(bound)) };
    const { steps, actions, staked } = playBlackjack(STAKE, replay, decisions);
    const last = steps.at(-1);
    if (last === undefined || actions.length === 0)
      return (steps.reduce((sum, { won }) => sum + won, 0) - staked + STAKE) / STAKE;
    decisions.push(basicStrategy(last, actions));
  }
}

function simulate({ game, rounds, seed }: Job): Sums {
  const draws = fastDraws(seed);
  const sums = { rounds, returned: 0, squares: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const returned = play(game, draws);
    sums.returned += returned;
    sums.squares += returned * returned;
  }
  return sums;
}

parentPort?.postMessage(simulate(workerData as Job));
