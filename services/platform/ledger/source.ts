import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { PlatformError } from '../errors';

type CommandKind = PlatformLedgerCommand['kind'];

/** Sender of a command. */
export interface Origin {
  /** `operator`, `player`, `payment:<name>`, `provider:<name>` or `platform`. References and round ids are unique within a source. */
  source: string;
  /** The person or system within the source, for the audit. */
  actor: string;
}

type SourceKind = 'operator' | 'payment' | 'provider' | 'player' | 'platform';

const PAYMENTS: readonly SourceKind[] = ['payment'];
const GAMES: readonly SourceKind[] = ['provider'];
const HOUSE: readonly SourceKind[] = ['operator'];

/** Permitted sources by command. */
const SENDERS: Record<CommandKind, readonly SourceKind[]> = {
  'deposit-reserve': PAYMENTS,
  deposit: PAYMENTS,
  'deposit-release': PAYMENTS,
  'deposit-reversal': PAYMENTS,
  withdrawal: [...HOUSE, 'player'],
  'withdrawal-settle': PAYMENTS,
  'withdrawal-void': [...PAYMENTS, ...HOUSE, 'player'],
  'withdrawal-return': PAYMENTS,
  bet: GAMES,
  win: GAMES,
  rollback: GAMES,
  'bonus-grant': HOUSE,
  'bonus-claim': ['player'],
  'bonus-queued': ['player'],
  'bonus-icash': ['player'],
  'bonus-partner': ['player'],
  'bonus-sportsbook': ['player'],
  'bonus-cashback': ['player'],
  'bonus-points': ['player'],
  'bonus-forfeit': [...HOUSE, 'player'],
  'bonus-expire': ['platform'],
  'loyalty-exchange': ['player'],
  lock: HOUSE,
  unlock: HOUSE,
  adjustment: HOUSE,
  // No key has this source: only the platform decides jackpots and prizes.
  prize: ['platform'],
};

/** Throws 403 `error.source.not.allowed` for a source without permission. */
export function assertSender({ source }: Origin, kind: CommandKind): void {
  const [name] = source.split(':');
  if (SENDERS[kind].some((sender) => sender === name)) return;
  throw new PlatformError(
    403,
    'error.source.not.allowed',
    `${source} may not send '${kind}': it is accepted from ${SENDERS[kind].join(', ')}.`,
  );
}

/** The game provider of a source; undefined for other sources. */
export function providerOf({ source }: Origin): string | undefined {
  return source.startsWith('provider:') ? source.slice('provider:'.length) : undefined;
}

/** The command with names of its source replaced by ids that are unique in the ledger. */
export function withIds({ source }: Origin, command: PlatformLedgerCommand): PlatformLedgerCommand {
  const id = (name: string): string => `${source}/${name}`;
  const reference = id(command.reference);
  switch (command.kind) {
    case 'bet':
    case 'win':
      return { ...command, reference, roundId: id(command.roundId) };
    case 'rollback':
      return { ...command, reference, of: id(command.of) };
    case 'deposit-release':
      return { ...command, reference, reservation: id(command.reservation) };
    case 'deposit-reversal':
      return { ...command, reference, deposit: id(command.deposit) };
    case 'deposit':
      return {
        ...command,
        reference,
        ...(command.reservation === undefined ? {} : { reservation: id(command.reservation) }),
      };
    default:
      return { ...command, reference };
  }
}
