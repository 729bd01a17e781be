import type { PlatformLimit, PlatformRequestLimit } from '../../../schemas/generated/types';
import { formatMoney, minorDigitsOf } from '../../../ui/format/money';
import { PlatformError } from '../../platform/client.server';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { displayOf } from '../balance/currency-display';
import { checkForm } from '../forms/check-form';
import type { FormResult } from '../forms/form-answer';
import { formResult, resultOfRefusal } from '../forms/read-form.server';
import type { ProtectionForm, ProtectionTurn } from '../protection/protection-action.server';
import { changeLimit, readLimits } from './limit-calls.server';
import { type LimitAnswer, limitForm, type LimitOutcome, noLimit } from './limit-forms';
import {
  type LimitKind,
  limitId,
  limitIntent,
  limitKinds,
  type LimitPeriod,
  limitPeriods,
  type LimitVerb,
  limitVerbs,
} from './limit-kinds';
import { type AmountFault, readAmount } from './read-amount';
import { timeStyle, timeText } from './time-amounts';

type Limits = Awaited<ReturnType<typeof readLimits>>;

/** Handles a submission: returns the result, or the refusal. */
type Turn = (
  turn: ProtectionTurn,
  kind: LimitKind,
  period: LimitPeriod,
) => Promise<{ outcome: LimitOutcome } | { refused: FormResult }>;

const turns: Record<LimitVerb, Turn> = {
  save,
  delete: (turn, kind, period) => ask(turn, kind, period, { deleteLimit: true }),
  cancel: (turn, kind, period) => ask(turn, kind, period, { cancelPendingLimit: true }),
  confirm,
};

/** The forms of all limits by intent, e.g. `limit-deposit-DAY-save` (LIMIT-05). */
export const limitForms: Record<string, ProtectionForm> = Object.fromEntries(
  limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) =>
      limitVerbs.map((verb) => [limitIntent(kind, period, verb), formOf(kind, period, verb)] as const),
    ),
  ),
);

function formOf(kind: LimitKind, period: LimitPeriod, verb: LimitVerb): ProtectionForm {
  const intent = limitIntent(kind, period, verb);
  return async (turn) => {
    const ended = await turns[verb](turn, kind, period);
    if ('refused' in ended) return { answer: { intent, result: ended.refused } };
    const { outcome } = ended;
    const id = limitId(kind, period);
    const answer: LimitAnswer = { intent, result: { status: 'success' }, outcome };
    return { answer, next: `?${new URLSearchParams({ saved: id, outcome }).toString()}#${id}` };
  };
}

async function save({ player, fields }: ProtectionTurn, kind: LimitKind, period: LimitPeriod) {
  const submission = checkForm(limitForm, fields);
  const refused = (code: string) => ({
    refused: formResult(limitForm, submission, { fieldErrors: { amount: [code] } }),
  });
  if (submission.status !== 'success') return { refused: formResult(limitForm, submission) };
  const { site, call } = player;
  try {
    const limits = await readLimits(call, kind);
    const read = amountOf(submission.value.amount, limits, period, site);
    if ('code' in read) return refused(read.code);
    return { outcome: outcomeOf(await changeLimit(call, kind, period, { limit: read.amount })) };
  } catch (error) {
    const fieldOf = error instanceof PlatformError && error.refused ? { [error.code]: 'amount' } : {};
    return { refused: resultOfRefusal(limitForm, submission, error, fieldOf) };
  }
}

/** Format of a limit's amounts as input. */
interface AmountStyle {
  tag: string;
  digits: number;
  /** Minor units, or milliseconds, of the smallest possible amount. */
  step: number;
  written(amount: number): string;
}

function styleOf(limits: Limits, period: LimitPeriod, site: Site): AmountStyle {
  const { tag } = site.speech;
  if (!('currency' in limits)) {
    const { digits, ms } = timeStyle(period);
    return { tag, digits, step: ms, written: (amount) => timeText(amount, tag) };
  }
  const { currency } = limits;
  const display = displayOf(site, currency);
  return {
    tag: display.numberTag ?? tag,
    digits: minorDigitsOf(currency, display),
    step: 1,
    written: (amount) => formatMoney(amount, currency, { tag, displays: { [currency]: display } }),
  };
}

/** The amount in minor units or milliseconds, or the error code with the value for its text. */
function amountOf(
  text: string,
  limits: Limits,
  period: LimitPeriod,
  site: Site,
): { amount: number } | { code: string } {
  const { bounds } = limits;
  const style = styleOf(limits, period, site);
  const read = readAmount(text, style);
  if ('fault' in read) return { code: codeOf(read.fault, style) };
  const amount = read.amount * style.step;
  const { written } = style;
  if (bounds && amount > bounds.most) return { code: `limit.most:${written(bounds.most)}` };
  if (bounds && amount < bounds.least) return { code: `limit.least:${written(bounds.least)}` };
  return { amount };
}

function codeOf(fault: AmountFault, { tag, digits }: Pick<AmountStyle, 'tag' | 'digits'>): string {
  switch (fault) {
    case 'required':
      return fault;
    case 'number':
      return `limit.number:${new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(1234)}`;
    case 'fraction':
      return digits === 0 ? 'limit.whole' : `limit.fraction:${digits}`;
    default:
      return `limit.${fault}`;
  }
}

/** Sends a form without fields; a refusal has the platform's message (LIMIT-14). */
async function ask(
  { player: { call } }: ProtectionTurn,
  kind: LimitKind,
  period: LimitPeriod,
  wish: Omit<PlatformRequestLimit, 'duration'>,
): ReturnType<Turn> {
  try {
    const limit = await changeLimit(call, kind, period, wish);
    return { outcome: 'cancelPendingLimit' in wish ? 'cancelled' : outcomeOf(limit) };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (!error.refused) log.error({ event: 'limit.failed', reason: error.message }, 'no limit was changed');
    return { refused: { status: 'error', error: { '': [refusalCode(error)] } } };
  }
}

function refusalCode({ code, refused, validationErrors }: PlatformError): string {
  if (!refused) return 'error.system.error';
  const message = validationErrors?.['limit']?.message;
  return message ? `message:${message}` : code;
}

/** A pending change is confirmed by requesting it again, with the amount that the page showed, so that no other is confirmed. */
async function confirm(turn: ProtectionTurn, kind: LimitKind, period: LimitPeriod): ReturnType<Turn> {
  const amount = turn.fields.get('amount') ?? '';
  if (amount === noLimit) return ask(turn, kind, period, { deleteLimit: true });
  if (/^\d{1,12}$/.test(amount)) return ask(turn, kind, period, { limit: Number(amount) });
  return { refused: { status: 'error', error: { '': ['error.request.invalid'] } } };
}

function outcomeOf({ value, pendingValue, pendingDate }: PlatformLimit): LimitOutcome {
  if (pendingDate !== null) return pendingValue === null ? 'removal' : 'received';
  return value === null ? 'removed' : 'changed';
}
