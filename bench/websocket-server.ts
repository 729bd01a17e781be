/** The platform's side of `bench/websockets.ts` in a separate process, so that its memory can be measured. */
import { pino } from 'pino';
import { ledgerAccounts } from '../services/platform/database/tables/ledger';
import { sessions } from '../services/platform/database/tables/sessions';
import { players } from '../services/platform/database/tables/players';
import { walletRows } from '../services/platform/ledger/wallet';
import { startPlatform } from '../services/platform/server';

const BATCH = 500;

/** Commands of the bench, and their replies. */
export type ServerCommand = { kind: 'prepare'; players: number } | { kind: 'memory' } | { kind: 'push' };
export type ServerReply =
  | { kind: 'prepared'; url: string; tickets: string[] }
  | { kind: 'memory'; sockets: number; rss: number; heap: number }
  | { kind: 'pushed' };

const running = await startPlatform({ port: 0, demo: true, logger: pino({ level: 'error' }) });
const { platform } = running;
const playerIds: number[] = [];

/** Players with a wallet and a session each. */
async function prepare(count: number): Promise<string[]> {
  const now = new Date(platform.clock.now());
  const tickets: string[] = [];
  for (let at = 0; at < count; at += BATCH) {
    const rows = await platform.database.db
      .insert(players)
      .values(
        Array.from({ length: Math.min(BATCH, count - at) }, (_, index) => ({
          siteId: 5,
          email: `bench-${playerIds.length + index}@example.com`,
          firstName: 'Bench',
          lastName: 'Player',
          countryCode: 'FI',
          language: 'en',
          currencyCode: 'EUR',
          personid: `bench-${playerIds.length + index}`,
          registrationDate: now,
          registrationStatus: 'REGISTERED' as const,
          kycStatus: 'NOT_VERIFIED' as const,
        })),
      )
      .returning({ playerId: players.playerId });
    const opened = rows.map(({ playerId }) => ({ playerId, siteId: 5, sessionId: platform.random.uuid() }));
    await platform.database.db.insert(sessions).values(
      opened.map((session) => ({
        ...session,
        loginMethod: 'password',
        createdAt: now,
        lastUsedAt: now,
        rotatedAt: now,
        ip: '127.0.0.1',
        country: 'FI',
        userAgent: 'bench',
      })),
    );
    await platform.database.db
      .insert(ledgerAccounts)
      .values(opened.flatMap(({ playerId }) => walletRows(playerId, 'EUR')))
      .onConflictDoNothing();
    for (const admission of opened) {
      tickets.push((await platform.accounts.tickets.issue(admission)).ticket);
      playerIds.push(admission.playerId);
    }
  }
  return tickets;
}

async function answer(command: ServerCommand): Promise<ServerReply> {
  if (command.kind === 'prepare') {
    return { kind: 'prepared', url: running.url, tickets: await prepare(command.players) };
  }
  if (command.kind === 'push') {
    for (const playerId of playerIds) platform.events.emit('balance', { playerId });
    return { kind: 'pushed' };
  }
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { kind: 'memory', sockets: platform.gateway.sockets, rss, heap: heapUsed + external };
}

process.on('message', (command: ServerCommand) => {
  void answer(command).then((reply) => process.send?.(reply));
});
process.once('disconnect', () => process.exit(0));
