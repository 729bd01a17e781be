import {
  validatePlatformDocuments,
  validatePlatformOperatorPlayers,
  validatePlatformOperatorTimeline,
  validatePlatformRequestOperatorDocumentPath,
  validatePlatformRequestOperatorDocumentRefusal,
  validatePlatformRequestOperatorPlayerSearch,
  validatePlatformRequestOperatorReason,
  validatePlatformRequestOperatorTimeline,
  validatePlatformRequestPlayerRestrictionsPath,
} from '../../../../schemas/generated/validators.js';
import { documentsOf } from '../../documents/documents';
import { actionOn } from './action';
import { defineRoute } from '../../http/route';
import { findPlayers } from '../../operators/player-search';
import { timelineOf } from '../../operators/timeline';

const PLAYERS = '/platform/v1/operator/players';
const DOCUMENTS = `${PLAYERS}/:playerId/documents`;

/** Who a player is, what happened to them, and their documents. */
export const operatorPlayerRoutes = [
  defineRoute({
    id: 'operator-players',
    method: 'GET',
    path: PLAYERS,
    summary: 'Finds players of the site by id or e-mail address.',
    access: 'operator',
    query: validatePlatformRequestOperatorPlayerSearch,
    reply: validatePlatformOperatorPlayers,
    handle: ({ platform, site, query }) =>
      findPlayers(platform.database.db, site.siteId, query.search, platform.clock.now()),
  }),
  defineRoute({
    id: 'operator-timeline',
    method: 'GET',
    path: `${PLAYERS}/:playerId/timeline`,
    summary:
      'What happened to a player: restrictions, sign-ins, money, documents, limits and operators, newest first.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    query: validatePlatformRequestOperatorTimeline,
    reply: validatePlatformOperatorTimeline,
    async handle(call) {
      const { player } = await actionOn(call);
      return timelineOf(call.platform.database.db, player.playerId, call.query.before);
    },
  }),
  defineRoute({
    id: 'operator-documents',
    method: 'GET',
    path: DOCUMENTS,
    summary: 'The documents of a player.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    reply: validatePlatformDocuments,
    async handle(call) {
      const { player } = await actionOn(call);
      return documentsOf(call.platform.database.db, player.playerId);
    },
  }),
  defineRoute({
    id: 'operator-document-acceptance',
    method: 'POST',
    path: `${DOCUMENTS}/:documentId/acceptance`,
    summary: 'Accepts a document that is under review.',
    access: 'operator',
    params: validatePlatformRequestOperatorDocumentPath,
    body: validatePlatformRequestOperatorReason,
    reply: validatePlatformDocuments,
    async handle(call) {
      const action = await actionOn(call);
      await call.platform.operators.documents.accept(action, call.params.documentId, call.body.reason);
      return documentsOf(call.platform.database.db, action.player.playerId);
    },
  }),
  defineRoute({
    id: 'operator-document-refusal',
    method: 'POST',
    path: `${DOCUMENTS}/:documentId/refusal`,
    summary: 'Refuses a document that is under review: the player is asked for another one.',
    access: 'operator',
    params: validatePlatformRequestOperatorDocumentPath,
    body: validatePlatformRequestOperatorDocumentRefusal,
    reply: validatePlatformDocuments,
    async handle(call) {
      const action = await actionOn(call);
      await call.platform.operators.documents.refuse(action, call.params.documentId, call.body.reason);
      return documentsOf(call.platform.database.db, action.player.playerId);
    },
  }),
];
