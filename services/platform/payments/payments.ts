import type { Logger } from 'pino';
import type {
  PlatformDepositPermission,
  PlatformPayment,
  PlatformPaymentDifferences,
  PlatformPaymentMethods,
  PlatformPayments,
  PlatformPaymentStarted,
  PlatformRequestPayment,
  PlatformRequestPaymentCallback,
  PlatformRequestPayments,
  PlatformRequestPlayerWithdrawal,
  PlatformWithdrawalPermission,
} from '../../../schemas/generated/types';
import type { Bonuses } from '../bonus/bonuses';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { parseOrigins } from '../gateway/origins';
import { notFound } from '../http/route';
import type { Ledger } from '../ledger/ledger';
import { fromEuro } from '../live/money';
import type { Metrics } from '../metrics';
import type { Outbox } from '../outbox/outbox';
import type { PlatformCore } from '../platform';
import type { PlayerStore, RestrictedPlayer } from '../players/player-store';
import type { PlatformData, Site } from '../reference-data/data';
import type { Payment } from './advance';
import { createPaymentProvider, type GuardedPaymentProvider } from './create-payment-provider';
import { type DecideDifference, differenceDecisions } from './decide-difference';
import { createPaymentDifferences, type PaymentDifferences } from './differences';
import { createDuePayments, type DuePayments } from './due-payments';
import { paymentOptions } from './payment-options';
import { createPaymentReceipts, type PaymentReceipts } from './payment-receipts';
import {
  type PaymentOrder,
  type PaymentProviderName,
  paymentProviderNames,
  type PaymentProviderSettings,
} from './payment-provider';
import { createPaymentPermissions, type PaymentPermissions } from './permissions';
import { createPaymentReconciliation, type PaymentReconciliation } from './reconciliation';
import { createPaymentRecorder, type PaymentRecorder } from './record-event';
import { requestWithdrawal } from './request-withdrawal';
import { paymentsOf, shownPayment, storedPayment } from './shown-payment';
import { startDeposit } from './start-deposit';
import { takeReport } from '../pay-and-play/take-report';

/** Dependencies shared by the parts of the cashier. */
export interface PaymentParts {
  database: OpenDatabase;
  clock: Clock;
  log: Logger;
  data: PlatformData;
  ledger: Ledger;
  bonuses: Bonuses;
  players: PlayerStore;
  /** Configured providers by name. */
  providers: ReadonlyMap<string, GuardedPaymentProvider>;
  permissions: PaymentPermissions;
  recorder: PaymentRecorder;
  differences: PaymentDifferences;
  receipts: PaymentReceipts;
  /** Payment data for the provider, in either direction. */
  orderOf(player: RestrictedPlayer, payment: Payment): PaymentOrder;
  isAllowedOrigin(origin: string): boolean;
}

/** The cashier: deposits and withdrawals through payment providers. */
export interface Payments {
  depositPermission(player: RestrictedPlayer, isLater: boolean): Promise<PlatformDepositPermission>;
  withdrawalPermission(site: Site, player: RestrictedPlayer): Promise<PlatformWithdrawalPermission>;
  methods(site: Site, player: RestrictedPlayer): Promise<PlatformPaymentMethods>;
  deposit(
    site: Site,
    player: RestrictedPlayer,
    idempotencyKey: string,
    request: PlatformRequestPayment,
  ): Promise<PlatformPaymentStarted>;
  withdraw(
    site: Site,
    player: RestrictedPlayer,
    idempotencyKey: string,
    request: PlatformRequestPlayerWithdrawal,
  ): Promise<PlatformPayment>;
  /** Throws 404 `error.payment.not.found` for an id that is not the player's. */
  payment(site: Site, playerId: number, paymentId: string): Promise<PlatformPayment>;
  list(site: Site, playerId: number, query: PlatformRequestPayments): Promise<PlatformPayments>;
  /** Processes a signed callback; one about an unknown payment is only logged. */
  callback(provider: string, callback: PlatformRequestPaymentCallback): Promise<void>;
  /** The signing secret of a provider's callbacks; undefined for one that is not configured. */
  callbackSecret(provider: string): string | undefined;
  differences(siteId: number, position: number): Promise<PlatformPaymentDifferences>;
  decideDifference: DecideDifference;
  /** Notifies the player of a cancelled withdrawal, in the transaction of the cancellation. */
  withdrawalCancelled(withdrawalId: string): Promise<void>;
  due: DuePayments;
  reconciliation: PaymentReconciliation;
  /** For pay-and-play, whose deposits become payments once their player has an account. */
  parts: PaymentParts;
  /** Closes the circuit breakers of providers, as after a start. */
  reset(): void;
  /** Stops the jobs. */
  stop(): Promise<void>;
}

export interface PaymentSettings {
  providers: Partial<Record<PaymentProviderName, PaymentProviderSettings>>;
  /** Origin of the callback URL. */
  callbackOrigin: string;
  /** Permitted origins of return URLs. */
  siteOrigins: string;
}

export function createPayments(
  core: PlatformCore,
  ledger: Ledger,
  bonuses: Bonuses,
  metrics: Metrics,
  outbox: Outbox,
  settings: PaymentSettings,
): Payments {
  const { database, clock, log, data, players, random, events } = core;
  const providers = new Map<string, GuardedPaymentProvider>();
  for (const name of paymentProviderNames) {
    const own = settings.providers[name];
    if (own !== undefined) providers.set(name, createPaymentProvider(name, own, clock.source, log));
  }
  const differences = createPaymentDifferences(database, log, metrics);
  const receipts = createPaymentReceipts({ database, players, data, outbox });
  const recorder = createPaymentRecorder({ database, clock, random, ledger, differences, receipts, events });
  const permissions = createPaymentPermissions(database, clock, ledger, data);
  const counted: PaymentRecorder = {
    ...recorder,
    async report(provider, transaction, source) {
      metrics.paymentEvents.inc({ provider, source });
      // A pay-and-play deposit without an account is not in the players' payments yet.
      if (await takeReport({ database, clock }, provider, transaction)) return undefined;
      return recorder.report(provider, transaction, source);
    },
  };
  const parts: PaymentParts = {
    ...{
      database,
      clock,
      log,
      data,
      ledger,
      bonuses,
      players,
      providers,
      permissions,
      differences,
      receipts,
    },
    recorder: counted,
    isAllowedOrigin: parseOrigins(settings.siteOrigins),
    orderOf: (player, { paymentId, amount, currency, method, provider }) => ({
      reference: paymentId,
      ...{ amount, currency, method },
      country: player.countryCode,
      language: player.language,
      callbackUrl: `${settings.callbackOrigin}/platform/payments/${provider}/callback`,
      customer: { id: String(player.playerId), email: player.email },
    }),
  };
  const due = createDuePayments(parts);
  const reconciliation = createPaymentReconciliation(parts);

  async function payment(site: Site, playerId: number, paymentId: string): Promise<PlatformPayment> {
    const stored = await storedPayment(database.db, playerId, paymentId);
    if (stored !== undefined) return shownPayment(stored, data, site);
    throw notFound(`The player has no payment ${paymentId}.`, 'error.payment.not.found');
  }

  return {
    depositPermission: (player, isLater) => permissions.deposit(player, isLater),
    withdrawalPermission: (site, player) => permissions.withdrawal(site, player),
    methods: (site, player) =>
      paymentOptions(database.db, data, site, player, {
        now: clock.now(),
        isConfigured: (provider) => providers.has(provider),
      }),
    async deposit(site, player, idempotencyKey, request) {
      const { paymentId, hostedUrl } = await startDeposit(parts, site, player, idempotencyKey, request);
      return { payment: await payment(site, player.playerId, paymentId), hostedUrl };
    },
    async withdraw(site, player, idempotencyKey, request) {
      const paymentId = await requestWithdrawal(parts, site, player, idempotencyKey, request);
      return payment(site, player.playerId, paymentId);
    },
    payment,
    list: (site, playerId, query) => paymentsOf(database.db, data, site, playerId, query),
    async callback(provider, { transaction }) {
      await counted.report(provider, transaction, 'callback');
    },
    callbackSecret: (provider) =>
      paymentProviderNames.flatMap((name) => (name === provider ? [settings.providers[name]] : []))[0]
        ?.callbackSecret,
    differences: (siteId, position) => differences.of(siteId, position),
    decideDifference: differenceDecisions(database, recorder, (currency) =>
      fromEuro(data.defaults.approval.adjustment, currency, data.currencies),
    ),
    withdrawalCancelled: (withdrawalId) => receipts.cancelled(withdrawalId),
    due,
    reconciliation,
    parts,
    reset() {
      for (const provider of providers.values()) provider.reset();
    },
    async stop() {
      await Promise.all([due.stop(), reconciliation.stop()]);
    },
  };
}
