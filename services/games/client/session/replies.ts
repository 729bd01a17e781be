import type {
  BalanceReply,
  Fairness,
  GameError,
  Round,
  SeedReply,
  SessionReply,
  Step,
  TableState,
} from '../../api';

/**
 * Validates the fields of server replies that the page displays or calculates with. Page and server are built
 * together, so other fields rely on the types.
 */
type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const orNull = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);
const listOf = (check: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(check);

function has(shape: Shape) {
  return (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, check]) => check(Reflect.get(value, name)));
}

const fairness: Shape = { serverSeedHash: isText, clientSeed: isText, nonce: isAmount };
const isFairness: (value: unknown) => boolean = has(fairness);

const steps: Readonly<Record<Step['kind'], (value: unknown) => boolean>> = {
  spin: has({
    reels: listOf(listOf(isAmount)),
    wins: listOf(has({ line: isAmount, symbol: isAmount, count: isAmount, amount: isAmount })),
    scatters: isAmount,
    freeSpinsLeft: isAmount,
    multiplier: isAmount,
    won: isAmount,
  }),
  'free-spin': (value) => steps.spin(value),
  roulette: has({ number: isAmount, wins: listOf(isAmount), won: isAmount }),
  blackjack: has({
    dealer: listOf(isText),
    hands: listOf(has({ cards: listOf(isText), stake: isAmount, isActive: isFlag, outcome: orNull(isText) })),
    won: isAmount,
  }),
  baccarat: has({
    player: listOf(isText),
    banker: listOf(isText),
    wins: listOf(isAmount),
    won: isAmount,
  }),
};

function isStep(value: unknown): boolean {
  const kind: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'kind') : undefined;
  return Object.entries(steps).some(([name, check]) => name === kind && check(value));
}

const checkRound = has({
  roundId: isText,
  stake: isAmount,
  status: (value) => ['open', 'paying', 'settled', 'returned'].some((status) => status === value),
  steps: listOf(isStep),
  actions: listOf(isText),
  won: isAmount,
  balance: isAmount,
  fairness: isFairness,
  drawsInMs: isAmount,
});

const checkTable = has({
  round: isAmount,
  bettingMs: isAmount,
  closesInMs: isAmount,
  drawsInMs: isAmount,
  endsInMs: isAmount,
  players: isAmount,
  results: listOf(has({ round: isAmount, name: isText, step: isStep })),
  fairness: isFairness,
});

const threeNumbers = (value: unknown) =>
  listOf(isNumber)(value) && Array.isArray(value) && value.length === 3;

const checkSession = has({
  session: isText,
  mode: (value) => value === 'real' || value === 'demo',
  game: has({
    gameId: isText,
    name: isText,
    kind: (value) => ['slot', 'roulette', 'blackjack', 'baccarat'].some((kind) => kind === value),
    skin: has({ tint: isText, art: isText, symbols: listOf(isText) }),
    returnToPlayer: isNumber,
    payTable: orNull(
      has({
        wild: isAmount,
        scatter: isAmount,
        lines: listOf(listOf(isAmount)),
        pays: listOf(threeNumbers),
        scatterPays: threeNumbers,
        freeSpins: threeNumbers,
        multiplier: isAmount,
      }),
    ),
  }),
  language: isText,
  currency: has({ code: isText, decimals: isAmount }),
  balance: isAmount,
  stakes: listOf(isAmount),
  defaultStake: isAmount,
  betKinds: listOf(isText),
  urls: has({ lobby: isText, deposit: orNull(isText), history: orNull(isText) }),
  rules: has({ maxStake: orNull(isAmount), minRoundMs: isAmount, autoplay: isFlag }),
  freeRounds: listOf(has({ grant: isText, left: isAmount, stake: isAmount })),
  openRound: orNull(checkRound),
  fairness: isFairness,
  table: orNull(checkTable),
});

export function isSessionReply(value: unknown): value is SessionReply {
  return checkSession(value);
}

export function isRound(value: unknown): value is Round {
  return checkRound(value);
}

export function isTableState(value: unknown): value is TableState {
  return checkTable(value);
}

export function isBalanceReply(value: unknown): value is BalanceReply {
  return has({ balance: isAmount })(value);
}

export function isSeedReply(value: unknown): value is SeedReply {
  return has({
    revealed: has({ serverSeed: isText, serverSeedHash: isText, clientSeed: isText, rounds: isAmount }),
    fairness: (each): each is Fairness => isFairness(each),
  })(value);
}

export function isGameError(value: unknown): value is GameError {
  return has({ code: isText })(value);
}
