import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database';
import { payments } from '../database/tables/payments';
import type { Outbox } from '../outbox/outbox';
import type { ReceiptTemplate } from '../outbox/receipts';
import type { PlayerStore } from '../players/player-store';
import type { PlatformData } from '../reference-data/data';
import { languageTag } from '../reference-data/languages';
import type { Payment } from './advance';
import { methodOf } from './offers';

/** E-mails to a player about payments; each is stored with the change that it reports. */
export interface PaymentReceipts {
  /** A withdrawal was requested. Call it in the transaction that stores it. */
  requested(withdrawal: Payment): Promise<void>;
  /** A payment changed its state. Call it in the transaction of the change. */
  changed(before: Payment, payment: Payment): Promise<void>;
  /** A withdrawal was cancelled before it was sent. Call it in the transaction of the cancellation. */
  cancelled(withdrawalId: string): Promise<void>;
}

export interface PaymentReceiptNeeds {
  database: OpenDatabase;
  players: PlayerStore;
  data: PlatformData;
  outbox: Outbox;
}

const TEMPLATES: Record<Payment['direction'], Partial<Record<Payment['state'], ReceiptTemplate>>> = {
  deposit: { settled: 'deposit-settled', reversed: 'deposit-reversed' },
  withdrawal: {
    settled: 'withdrawal-paid',
    failed: 'withdrawal-failed',
    expired: 'withdrawal-failed',
    cancelled: 'withdrawal-cancelled',
    reversed: 'withdrawal-returned',
  },
};

export function createPaymentReceipts({
  database,
  players,
  data,
  outbox,
}: PaymentReceiptNeeds): PaymentReceipts {
  async function send(payment: Payment, template: ReceiptTemplate): Promise<void> {
    const player = await players.byId(payment.playerId);
    if (player === undefined) return;
    const { playerId, siteId, email, firstName, language, countryCode } = player;
    outbox.send({
      siteId,
      playerId,
      channel: 'email',
      to: email,
      template,
      values: {
        firstName,
        amount: amountText(payment, language),
        method: methodText(payment),
        time: timeText(payment.updatedAt, language, data.timeZones.of(countryCode)),
        reference: payment.reference ?? payment.paymentId,
        link: linkOf(payment),
      },
      locale: language,
    });
  }

  function amountText({ amount, currency }: Payment, language: string): string {
    const digits = data.currencies[currency]?.decimals ?? 2;
    return new Intl.NumberFormat(languageTag(language), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount / 10 ** digits);
  }

  function methodText({ siteId, method, instrumentLabel }: Payment): string {
    const site = data.sites.find((each) => each.siteId === siteId);
    const name = (site && methodOf(site, method, data)?.name) ?? method;
    return instrumentLabel === null ? name : `${name}, ${instrumentLabel}`;
  }

  return {
    requested: (withdrawal) => send(withdrawal, 'withdrawal-requested'),
    async changed(before, payment) {
      const template = TEMPLATES[payment.direction][payment.state];
      if (payment.state !== before.state && template !== undefined) await send(payment, template);
    },
    async cancelled(withdrawalId) {
      const [payment] = await database.db
        .select()
        .from(payments)
        .where(eq(payments.withdrawalId, withdrawalId));
      // Operators may book a withdrawal without a payment provider.
      if (payment !== undefined) await send(payment, 'withdrawal-cancelled');
    },
  };
}

function timeText(at: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(languageTag(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
}

/** The page of a payment, based on the return URL of its provider. */
function linkOf({ returnUrl, paymentId }: Payment): string {
  // Withdrawals of earlier versions have no URL.
  if (returnUrl === null) return '–';
  const link = new URL(returnUrl);
  link.searchParams.set('payment', paymentId);
  return link.href;
}
