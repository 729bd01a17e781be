import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { players } from '../database/tables/players';
import type { EventEmitter } from '../events';
import { decideLevel } from './decide-level';
import { documentsOf } from './documents';

/**
 * Updates a player's verification level and open requests from their documents, and pushes both to the player.
 * Call in the transaction of the document change, with the account locked.
 */
export async function changeLevel(tx: Transaction, events: EventEmitter, playerId: number): Promise<void> {
  const [stored] = await tx.select().from(players).where(eq(players.playerId, playerId));
  if (stored === undefined) return;
  const { documents } = await documentsOf(tx, playerId);
  const kycStatus = decideLevel(stored.kycStatus, documents);
  const requested = documents.filter(({ documentStatus }) => documentStatus === 'REQUESTED');
  const requestDocumentTypeStatus = [
    ...new Set(requested.map(({ documentTypeName }) => documentTypeName)),
  ].join();
  const changes = { kycStatus, requestDocumentTypeStatus };
  await tx.update(players).set(changes).where(eq(players.playerId, playerId));
  events.emit('attributes', { playerId, attributes: changes });
}
