import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Request } from 'express';
import { idempotency } from '../database/tables/idempotency';
import { PlatformError, invalidRequest } from '../errors';
import type { Platform } from '../platform';
import type { Caller } from './authentication';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;

interface Command {
  platform: Platform;
  request: Request;
  routeId: string;
  caller: Caller;
}

/**
 * Runs a command at most once per caller, route and key, and replays its response afterwards. Throws 400
 * without a key and 409 `error.idempotency.conflict` for a key that was used with another content.
 */
export async function answerOnce(
  { platform, request, routeId, caller }: Command,
  perform: (key: string) => Promise<string>,
): Promise<string> {
  const key = idempotencyKeyOf(request);
  const command = {
    caller: callerOf(caller),
    routeId,
    key,
  };
  const bodyHash = hashOf([request.method, request.path, request.query, request.body]);
  const isCommand = and(
    eq(idempotency.caller, command.caller),
    eq(idempotency.routeId, command.routeId),
    eq(idempotency.key, command.key),
  );
  return platform.database.transaction(async (tx) => {
    // Inserted before the work: a concurrent command with the same key waits here and then finds the reply.
    const createdAt = new Date(platform.clock.now());
    const taken = await tx
      .insert(idempotency)
      .values({ ...command, bodyHash, reply: '', createdAt })
      .onConflictDoNothing()
      .returning({ key: idempotency.key });
    if (taken.length === 0) {
      const [done] = await tx.select().from(idempotency).where(isCommand);
      if (done?.bodyHash === bodyHash) return done.reply;
      const message = `The key was used for another command: send a new '${IDEMPOTENCY_HEADER}'.`;
      throw new PlatformError(409, 'error.idempotency.conflict', message);
    }
    const reply = await perform(key);
    await tx.update(idempotency).set({ reply }).where(isCommand);
    return reply;
    // The work locks the rows it reads, which requires a current snapshot.
  }, 'read committed');
}

function callerOf({ player, operator, site }: Caller): string {
  if (player !== undefined) return `player:${player.playerId}`;
  const name = `site:${site?.siteId ?? 0}`;
  return operator === undefined ? name : `${name}/operator:${operator}`;
}

/** The idempotency key of a command. Throws 400 without one. */
export function idempotencyKeyOf(request: Request): string {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key !== undefined && KEY.test(key)) return key;
  throw invalidRequest({
    [IDEMPOTENCY_HEADER]: {
      code: key === undefined ? 'invalid.required' : 'invalid.pattern',
      message: `Send a header '${IDEMPOTENCY_HEADER}' of 1 to 200 visible characters, a new one for each command.`,
    },
  });
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts.map(sorted)))
    .digest('base64url');
}

/** The value with the fields of its objects sorted by name. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}
