import type { MessageKey } from '../../../schemas/generated/message-keys';

/** Next step for a player whose game does not start. */
export type Way = 'again' | 'signIn' | 'verify' | 'seeLimits' | 'deposit' | 'help' | 'otherGames';

interface Problem {
  text: MessageKey;
  /** Most fitting first. */
  ways: readonly Way[];
}

/** All problems that prevent play, with the next steps. */
const problems = {
  restricted: { text: 'play.error.restricted', ways: ['otherGames'] },
  'market-closed': { text: 'play.error.marketClosed', ways: ['otherGames'] },
  'no-demo': { text: 'play.error.noDemo', ways: ['signIn', 'otherGames'] },
  verify: { text: 'play.error.verify', ways: ['verify', 'otherGames'] },
  closed: { text: 'play.error.closed', ways: ['otherGames'] },
  'signed-out': { text: 'play.error.signedOut', ways: ['signIn', 'otherGames'] },
  limit: { text: 'play.error.limit', ways: ['seeLimits', 'otherGames'] },
  excluded: { text: 'play.error.excluded', ways: ['help'] },
  funds: { text: 'play.error.funds', ways: ['deposit', 'otherGames'] },
  unavailable: { text: 'play.error.unavailable', ways: ['again', 'otherGames'] },
  network: { text: 'play.error.network', ways: ['again', 'otherGames'] },
  'too-many': { text: 'play.error.tooMany', ways: ['again', 'otherGames'] },
  unheard: { text: 'play.error.unheard', ways: ['again', 'otherGames'] },
  silent: { text: 'play.error.silent', ways: ['again', 'otherGames'] },
  flood: { text: 'play.error.flood', ways: ['again', 'otherGames'] },
  unknown: { text: 'play.error.unknown', ways: ['again', 'otherGames'] },
} as const satisfies Record<string, Problem>;

export type ProblemName = keyof typeof problems;

/** Platform error codes mapped to problems; the first matching prefix applies. */
const byCode: readonly (readonly [string, ProblemName])[] = [
  ['error.unauthorized', 'signed-out'],
  ['error.token', 'signed-out'],
  ['error.session', 'signed-out'],
  ['error.country', 'restricted'],
  ['error.game.restricted', 'restricted'],
  ['error.market', 'market-closed'],
  ['error.game.vertical', 'closed'],
  ['error.game.not.offered', 'closed'],
  ['error.account.suspended', 'closed'],
  ['error.payout', 'closed'],
  ['error.demo.verification', 'verify'],
  ['error.demo', 'no-demo'],
  ['error.verification', 'verify'],
  ['error.play.not.allowed', 'excluded'],
  ['error.deposit.limit', 'limit'],
  ['error.loss.limit', 'limit'],
  ['error.wager.limit', 'limit'],
  ['error.stake.limit', 'limit'],
  ['error.limit', 'limit'],
  ['error.balance', 'funds'],
  ['error.wallet', 'funds'],
  ['error.too.many', 'too-many'],
  ['error.game', 'unavailable'],
  ['error.sport', 'unavailable'],
  ['error.system', 'unavailable'],
  ['reply.invalid', 'unavailable'],
];

/** @param code name of a problem, or error code of the platform */
export function problemNameOf(code: string): ProblemName {
  return isProblem(code) ? code : (byCode.find(([start]) => code.startsWith(start))?.[1] ?? 'unknown');
}

/** @param code name of a problem, or error code of the platform */
export function problemOf(code: string): Problem {
  return problems[problemNameOf(code)];
}

/** Whether a code means insufficient funds. */
export function isLackOfMoney(code: string): boolean {
  return problemOf(code).ways.some((way) => way === 'deposit');
}

/** Whether a deposit is useful with this problem: a player who may not play is not offered one. */
export function leavesDeposit(code: string): boolean {
  return problemOf(code).ways.some((way) => way === 'deposit' || way === 'again');
}

function isProblem(code: string): code is ProblemName {
  return Object.hasOwn(problems, code);
}
