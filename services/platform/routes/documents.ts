import { validatePlatformDocuments } from '../../../schemas/generated/validators.js';
import { documentsOf } from '../documents/documents';
import { defineRoute } from '../http/route';

/** The proofs of a player's identity, address and money. */
export const documentRoutes = [
  defineRoute({
    id: 'API-110',
    method: 'GET',
    path: '/platform/v1/player/documents',
    summary: 'The documents that are required, sent or accepted, with the status of each.',
    access: 'player',
    reply: validatePlatformDocuments,
    handle: ({ platform, player }) => documentsOf(platform.database.db, player.playerId),
  }),
];
