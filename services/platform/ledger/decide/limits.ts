import type { LimitKind, LimitPeriod } from '../../database/tables/limits';
import type { Facts } from '../facts';
import { MINUTE } from '../../live/activity';
import { TIME_LIMIT_REACHED } from '../../players/account-state';
import type { Situation } from './decision';
import { FinalRefusal } from './refusal';

type MoneyKind = Exclude<LimitKind, 'time'>;

const CODES: Record<MoneyKind, string> = {
  deposit: 'error.deposit.limit.reached',
  loss: 'error.loss.limit.reached',
  wager: 'error.wager.limit.reached',
};
const NAMES: Record<LimitPeriod, string> = { D: 'daily', W: 'weekly', M: 'monthly' };

/** Refuses an amount above the remainder of a limit of the kind. An amount of 0 is always accepted. */
export function assertWithinLimits(
  kind: MoneyKind,
  amount: number,
  { limits, lawLimits }: Pick<Facts, 'limits' | 'lawLimits'>,
): void {
  if (amount === 0) return;
  const passed = [...limits, ...lawLimits].find(
    (limit) => limit.kind === kind && limit.used + amount > limit.value,
  );
  if (passed === undefined) return;
  const left = Math.max(0, passed.value - passed.used);
  throw new FinalRefusal(
    409,
    CODES[kind],
    `${amount} passes the ${NAMES[passed.period]} ${kind} limit of ${passed.value}: ${left} is left until ` +
      `${new Date(passed.resetAt).toISOString()}.`,
  );
}

/** Refuses a stake or deposit of a player whose time limit is used up. */
export function assertTimeLeft({ limits }: Pick<Facts, 'limits'>): void {
  const reached = limits.find(({ kind, used, value }) => kind === 'time' && used >= value);
  if (reached === undefined) return;
  const { period, value, resetAt } = reached;
  throw new FinalRefusal(
    403,
    TIME_LIMIT_REACHED,
    `The ${NAMES[period]} limit of ${value / MINUTE} minutes signed in is used up until ${new Date(resetAt).toISOString()}.`,
  );
}

/** Refuses a stake that raises a slot round above the legal maximum. */
export function assertWithinMaximumStake({
  command,
  game,
  round,
  playLaw: { maximumStake },
}: Pick<Situation<'bet'>, 'command' | 'game' | 'round' | 'playLaw'>): void {
  if (maximumStake === null || game?.isSlot !== true) return;
  if ((round?.staked ?? 0) + command.amount <= maximumStake) return;
  throw new FinalRefusal(
    409,
    'error.stake.limit.exceeded',
    `Where the player lives, a round of this game takes at most ${maximumStake}.`,
  );
}

type LimitFacts = Pick<Facts, 'limits' | 'depositLimitLaw'>;

/** Refuses a stake or deposit of a player who must set deposit limits first. */
export function assertLimitsDeposits(facts: LimitFacts): void {
  assertSetsPeriods(facts);
  const { limits, depositLimitLaw } = facts;
  if (!depositLimitLaw.isRequired || limits.some(({ kind }) => kind === 'deposit')) return;
  throw limitRequired('a deposit limit has to be set before deposits and play');
}

function assertSetsPeriods({ limits, depositLimitLaw: { periods } }: LimitFacts): void {
  const missing = periods.filter(
    (wanted) => !limits.some(({ kind, period }) => kind === 'deposit' && period === wanted),
  );
  if (missing.length === 0) return;
  const names = missing.map((period) => NAMES[period]).join(', ');
  throw limitRequired(`these deposit limits have to be set before deposits and play: ${names}`);
}

const limitRequired = (law: string) =>
  new FinalRefusal(403, 'error.deposit.limit.required', `Where the player lives, ${law}.`);
