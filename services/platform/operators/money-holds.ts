import { randomUUID } from 'node:crypto';
import type {
  PlatformLedgerCommand,
  PlatformLedgerReceipt,
  PlatformRequestOperatorMoney,
} from '../../../schemas/generated/types';
import { eq } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../database/database';
import { bonusCampaigns } from '../database/tables/bonuses';
import type { AuditAction } from '../database/tables/operators';
import { invalidRequest } from '../errors';
import type { EventEmitter } from '../events';
import { notify } from '../inbox/notify';
import type { Ledger } from '../ledger/ledger';
import type { PlatformData } from '../reference-data/data';
import { textIn } from '../reference-data/languages';
import { type Action, audit } from './audit-log';

/** Money locked, unlocked or granted by operators. */
export interface MoneyHolds {
  /** Books it with an audit log entry. Throws 400 for a bonus without a campaign, and the refusals of the ledger. */
  book(action: Action, wanted: PlatformRequestOperatorMoney): Promise<PlatformLedgerReceipt>;
}

const ENTRIES: Record<PlatformRequestOperatorMoney['kind'], AuditAction> = {
  lock: 'money.locked',
  unlock: 'money.unlocked',
  'bonus-grant': 'bonus.granted',
};

export function createMoneyHolds(
  database: OpenDatabase,
  ledger: Ledger,
  events: EventEmitter,
  data: PlatformData,
): MoneyHolds {
  async function announceBonus(
    tx: Transaction,
    { player, now }: Action,
    { campaign, amount, currency }: PlatformRequestOperatorMoney,
  ): Promise<void> {
    const [found] = await tx
      .select({ names: bonusCampaigns.names })
      .from(bonusCampaigns)
      .where(eq(bonusCampaigns.campaignId, campaign ?? 0));
    if (found === undefined) return;
    const name = textIn(found.names, player.language, data.accounts.registration.languages);
    const values = { name, amount, currency };
    await notify(tx, events, player.playerId, { kind: 'reward-given', values }, now);
  }

  return {
    book: (action, wanted) =>
      database.transaction(async (tx) => {
        const { player, operator } = action;
        const { kind, amount, currency, reason } = wanted;
        // The call itself is idempotent, so the command needs no stable reference.
        const command = commandOf(wanted, `${kind}.${randomUUID()}`);
        const receipt = await ledger.execute(player.playerId, command, {
          source: 'operator',
          actor: `key:${operator}`,
        });
        const entry = { action: ENTRIES[kind], subject: command.reference, reason, amount, currency };
        await audit(tx, action, entry);
        if (kind === 'bonus-grant') await announceBonus(tx, action, wanted);
        return receipt;
      }, 'read committed'),
  };
}

function commandOf(
  { kind, amount, currency, campaign }: PlatformRequestOperatorMoney,
  reference: string,
): PlatformLedgerCommand {
  if (kind !== 'bonus-grant') return { kind, reference, amount, currency };
  if (campaign !== undefined) return { kind, reference, amount, currency, campaign };
  throw invalidRequest({ campaign: { code: 'invalid.required', message: "A bonus needs a 'campaign'." } });
}
