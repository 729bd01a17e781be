import { validatePlatformDocuments } from '../../../schemas/generated/validators.js';
import { documentsOf } from '../documents/documents';
import { defineRoute } from '../http/route';

/** The proofs of a player's identity, address and money. */
export const documentRoutes = [
  defineRoute({
    id: 'API-110',
    method: 'GET',
    path: '/platform/v1/player/documents',
    summary: 'The documents that are owed, sent or given, with how each stands.',
    access: 'player',
    reply: validatePlatformDocuments,
    handle: ({ platform, player }) => documentsOf(platform.database.db, player.playerId),
  }),
];
