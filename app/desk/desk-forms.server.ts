import type { MessageKey } from '../../schemas/generated/message-keys';
import type { PlatformRequestOperatorMoney, PlatformRequestRestriction } from '../../schemas/generated/types';
import {
  validatePlatformDocuments,
  validatePlatformEmpty,
  validatePlatformLedgerReceipt,
  validatePlatformOperatorAdjustment,
  validatePlatformOperatorPlayer,
  validatePlatformOperatorWithdrawal,
  validatePlatformPaymentDifference,
  validatePlatformRequestOperatorMoney,
  validatePlatformRequestRestriction,
  validatePlatformRestriction,
} from '../../schemas/generated/validators.js';
import type { Translate } from '../../ui/site/site-context';
import { PlatformError } from '../platform/client.server';
import type { Permission } from '../staff/staff-file.server';
import { operatorCalls, playerCalls } from './desk-paths';
import type { DeskMoney } from './money';
import type { DeskCall } from './desk-view.server';

/** Invalid input, found before the platform is called. */
export class FormFault extends Error {
  override name = 'FormFault';
  constructor(
    readonly text: MessageKey,
    readonly values: Record<string, string> = {},
  ) {
    super(text);
  }
}

/** A form submitted by a member of staff. */
export interface SentForm {
  call: DeskCall;
  money: DeskMoney;
  t: Translate;
  fields: Readonly<Record<string, string>>;
}

/** One of the forms of a page; `Subject` is the record the page shows. */
export interface DeskForm<Subject> {
  permission: Permission;
  /**
   * Sends the form to the platform. @returns the message to show, or the page to redirect to
   * @throws FormFault, PlatformError
   */
  carryOut(form: SentForm & Subject): Promise<'saved' | 'awaiting' | 'second' | { path: string }>;
}

/** The player of a page. */
export interface OfPlayer {
  playerId: string;
}

const post = { method: 'POST' } as const;

/** Every form about a player, by the name sent in the request. */
export const playerForms: Readonly<Record<string, DeskForm<OfPlayer>>> = {
  'restriction.set': {
    permission: 'restrictions',
    async carryOut({ call, playerId, fields }) {
      const body = { kind: fields['kind'], reason: reasonIn(fields), until: endIn(fields) };
      if (!isRestriction(body)) throw new FormFault('desk.problem.reason');
      await call({
        ...post,
        path: `${playerCalls(playerId)}/restrictions`,
        body,
        validate: validatePlatformRestriction,
      });
      return 'saved';
    },
  },
  'restriction.lift': {
    permission: 'restrictions',
    async carryOut({ call, playerId, fields }) {
      await call({
        ...post,
        path: `${playerCalls(playerId)}/restrictions/${subjectIn(fields)}/lift`,
        body: { reason: reasonIn(fields) },
        validate: validatePlatformRestriction,
      });
      return 'saved';
    },
  },
  withdrawal: {
    permission: 'withdrawals',
    async carryOut({ call, playerId, fields }) {
      const { status } = await call({
        ...post,
        path: `${playerCalls(playerId)}/withdrawals/${decisionIn(fields)}`,
        body: { withdrawalId: fields['subject'] ?? '', reason: reasonIn(fields) },
        validate: validatePlatformOperatorWithdrawal,
      });
      return status === 'AWAITING_APPROVAL' ? 'awaiting' : 'saved';
    },
  },
  'adjustment.request': {
    permission: 'adjustments',
    async carryOut({ call, money, playerId, fields }) {
      const { currency } = await call({
        path: playerCalls(playerId),
        validate: validatePlatformOperatorPlayer,
      });
      const { status } = await call({
        ...post,
        path: `${playerCalls(playerId)}/adjustments`,
        body: { amount: amountIn(fields, money, currency), currency, reason: reasonIn(fields) },
        idempotencyKey: `desk.${fields['once'] ?? ''}`,
        validate: validatePlatformOperatorAdjustment,
      });
      return status === 'AWAITING_APPROVAL' ? 'awaiting' : 'saved';
    },
  },
  'adjustment.decide': {
    permission: 'adjustments',
    async carryOut({ call, playerId, fields }) {
      await call({
        ...post,
        path: `${playerCalls(playerId)}/adjustments/${subjectIn(fields)}/${decisionIn(fields)}`,
        body: { reason: reasonIn(fields) },
        validate: validatePlatformOperatorAdjustment,
      });
      return 'saved';
    },
  },
  money: {
    permission: 'money',
    async carryOut({ call, money, playerId, fields }) {
      const { currency } = await call({
        path: playerCalls(playerId),
        validate: validatePlatformOperatorPlayer,
      });
      const { kind, campaign } = fields;
      const body = {
        kind,
        currency,
        amount: amountIn(fields, money, currency),
        reason: reasonIn(fields),
        ...(kind === 'bonus-grant' && campaign ? { campaign: Number(campaign) } : {}),
      };
      if (!isMoney(body)) throw new FormFault('desk.problem.amount', { example: money.example(currency) });
      await call({
        ...post,
        path: `${playerCalls(playerId)}/money`,
        body,
        idempotencyKey: `desk.${fields['once'] ?? ''}`,
        validate: validatePlatformLedgerReceipt,
      });
      return 'saved';
    },
  },
  'register-identifier': {
    permission: 'documents',
    async carryOut({ call, playerId, fields }) {
      const body = {
        registerIdentifier: fields['registerIdentifier']?.trim() ?? '',
        reason: reasonIn(fields),
      };
      try {
        await call({
          ...post,
          path: `${playerCalls(playerId)}/register-identifier`,
          body,
          validate: validatePlatformEmpty,
        });
      } catch (error) {
        const isWrong = error instanceof PlatformError && error.code === 'error.request.invalid';
        throw isWrong ? new FormFault('desk.register.wrong') : error;
      }
      return 'saved';
    },
  },
  'document.request': {
    permission: 'documents',
    async carryOut({ call, playerId, fields }) {
      await call({
        ...post,
        path: `${playerCalls(playerId)}/documents`,
        body: { documentType: fields['documentType'] ?? '', reason: reasonIn(fields) },
        validate: validatePlatformDocuments,
      });
      return 'saved';
    },
  },
  'document.accept': {
    permission: 'documents',
    carryOut: (form) => decideDocument(form, 'acceptance', reasonIn(form.fields)),
  },
  'document.refuse': {
    permission: 'documents',
    carryOut: (form) => decideDocument(form, 'refusal', form.fields['reason'] ?? ''),
  },
};

/** Every form about pending decisions of all players. */
export const queueForms: Readonly<Record<string, DeskForm<unknown>>> = {
  difference: {
    permission: 'adjustments',
    async carryOut({ call, fields }) {
      const { resolvedAt } = await call({
        ...post,
        path: `${operatorCalls}/payments/differences/${subjectIn(fields)}/decision`,
        body: { decision: fields['decision'] ?? '', reason: reasonIn(fields) },
        validate: validatePlatformPaymentDifference,
      });
      return resolvedAt === null ? 'second' : 'saved';
    },
  },
};

async function decideDocument(
  { call, playerId, fields }: SentForm & OfPlayer,
  decision: 'acceptance' | 'refusal',
  reason: string,
): Promise<'saved'> {
  await call({
    ...post,
    path: `${playerCalls(playerId)}/documents/${subjectIn(fields)}/${decision}`,
    body: { reason },
    validate: validatePlatformDocuments,
  });
  return 'saved';
}

/** The reason in a form. Throws a `FormFault` for an empty one. */
export function reasonIn(fields: SentForm['fields']): string {
  const reason = fields['reason']?.trim() ?? '';
  if (reason.length < 3) throw new FormFault('desk.problem.reason');
  return reason.slice(0, 500);
}

function subjectIn(fields: SentForm['fields']): string {
  return encodeURIComponent(fields['subject'] ?? '');
}

function decisionIn(fields: SentForm['fields']): 'approval' | 'refusal' {
  return fields['decision'] === 'approval' ? 'approval' : 'refusal';
}

function amountIn(fields: SentForm['fields'], money: DeskMoney, currency: string): number {
  const amount = money.read(fields['amount'] ?? '', currency);
  if (amount === undefined) throw new FormFault('desk.problem.amount', { example: money.example(currency) });
  return amount;
}

/** The end of a restriction, entered in UTC; null without one. */
function endIn(fields: SentForm['fields']): string | null {
  const typed = fields['until'] ?? '';
  if (typed === '') return null;
  const end = Date.parse(`${typed}Z`);
  if (Number.isNaN(end) || end <= Date.now()) throw new FormFault('desk.problem.until');
  return new Date(end).toISOString();
}

function isRestriction(value: unknown): value is PlatformRequestRestriction {
  return validatePlatformRequestRestriction(value);
}

function isMoney(value: unknown): value is PlatformRequestOperatorMoney {
  return validatePlatformRequestOperatorMoney(value);
}
