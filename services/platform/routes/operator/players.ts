import {
  validatePlatformDocuments,
  validatePlatformOperatorAuditLog,
  validatePlatformOperatorDocumentPage,
  validatePlatformOperatorDocuments,
  validatePlatformOperatorPlayer,
  validatePlatformOperatorPlayerDocuments,
  validatePlatformOperatorPlayers,
  validatePlatformOperatorTimeline,
  validatePlatformRequestOperatorAuditLog,
  validatePlatformRequestOperatorDocumentPagePath,
  validatePlatformRequestOperatorDocumentPath,
  validatePlatformRequestOperatorDocumentRefusal,
  validatePlatformRequestOperatorDocumentRequest,
  validatePlatformRequestOperatorPlayerSearch,
  validatePlatformRequestOperatorPosition,
  validatePlatformRequestOperatorReason,
  validatePlatformRequestOperatorTimeline,
  validatePlatformRequestPlayerRestrictionsPath,
} from '../../../../schemas/generated/validators.js';
import { documentsOf } from '../../documents/documents';
import { actionOn } from './action';
import { defineRoute } from '../../http/route';
import { auditLogOf } from '../../operators/audit-log';
import { playerOverview } from '../../operators/player-overview';
import { findPlayers } from '../../operators/player-search';
import { timelineOf } from '../../operators/timeline';

const OPERATOR = '/platform/v1/operator';
const PLAYERS = `${OPERATOR}/players`;
const DOCUMENTS = `${PLAYERS}/:playerId/documents`;

/** A player's profile, timeline and documents. */
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
    id: 'operator-player',
    method: 'GET',
    path: `${PLAYERS}/:playerId`,
    summary: 'Who a player is, what they hold, and what awaits a decision.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    reply: validatePlatformOperatorPlayer,
    handle: async (call) => playerOverview(call.platform, await actionOn(call)),
  }),
  defineRoute({
    id: 'operator-audit-log',
    method: 'GET',
    path: `${OPERATOR}/audit-log`,
    summary: 'What operators did at the site, newest first.',
    access: 'operator',
    query: validatePlatformRequestOperatorAuditLog,
    reply: validatePlatformOperatorAuditLog,
    handle: ({ platform, site, query: { before, playerId, operator } }) =>
      auditLogOf(platform.database.db, site.siteId, {
        before: before === undefined ? undefined : Number(before),
        playerId: playerId === undefined ? undefined : Number(playerId),
        operator,
      }),
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
    summary: 'The documents of a player; the audit log says who has looked at them.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    reply: validatePlatformOperatorPlayerDocuments,
    handle: async (call) => call.platform.operators.documents.look(await actionOn(call)),
  }),
  // Not a GET: it writes an audit log entry, and read-only keys are not permitted.
  defineRoute({
    id: 'operator-document-page',
    method: 'POST',
    path: `${DOCUMENTS}/:documentId/pages/:pageId/view`,
    summary: 'A page of a document; the audit log says who has seen it.',
    access: 'operator',
    params: validatePlatformRequestOperatorDocumentPagePath,
    reply: validatePlatformOperatorDocumentPage,
    async handle(call) {
      const { documentId, pageId } = call.params;
      return call.platform.operators.documents.view(await actionOn(call), documentId, pageId);
    },
  }),
  defineRoute({
    id: 'operator-documents-awaiting',
    method: 'GET',
    path: `${OPERATOR}/documents`,
    summary: 'Documents of the site that are under review.',
    access: 'operator',
    query: validatePlatformRequestOperatorPosition,
    reply: validatePlatformOperatorDocuments,
    handle: ({ platform, site, query }) =>
      platform.operators.documents.awaiting(site.siteId, Number(query.position ?? 0)),
  }),
  defineRoute({
    id: 'operator-document-request',
    method: 'POST',
    path: DOCUMENTS,
    summary: 'Asks a player for a document: a message in the inbox says so.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    body: validatePlatformRequestOperatorDocumentRequest,
    reply: validatePlatformDocuments,
    async handle(call) {
      const action = await actionOn(call);
      await call.platform.operators.documentRequests.ask(action, call.body);
      return documentsOf(call.platform.database.db, action.player.playerId);
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
