import {
  validatePlatformDocumentInitiation,
  validatePlatformDocumentPages,
  validatePlatformDocuments,
  validatePlatformEddAnswer,
  validatePlatformEmpty,
  validatePlatformIdentityCheck,
  validatePlatformRequestDocumentInitiation,
  validatePlatformRequestDocumentStatus,
  validatePlatformRequestDocumentUploadPath,
  validatePlatformRequestEddAnswer,
  validatePlatformRequestIdentityCallback,
  validatePlatformRequestIdentityCallbackPath,
} from '../../../schemas/generated/validators.js';
import { documentsOf } from '../documents/documents';
import { readFileBody } from '../http/read-file';
import { defineRoute } from '../http/route';
import { HOUR } from '../live/activity';

const DOCUMENTS = '/platform/v1/player/documents';
const MAX_FILE_BYTES = 10_000_000;
/** Limited because rendering a file is much more expensive than sending it. */
const FILES = { name: 'document-files', times: 100, windowMs: HOUR };

/** A waiting page polls every few seconds. */
const REFRESHES = { name: 'identity-refresh', times: 200, windowMs: HOUR };

/** Documents that prove a player's identity, address and source of money. */
export const documentRoutes = [
  defineRoute({
    id: 'API-110',
    method: 'GET',
    path: DOCUMENTS,
    summary: 'The documents that are required, sent or accepted, with the status of each.',
    access: 'player',
    reply: validatePlatformDocuments,
    handle: ({ platform, player }) => documentsOf(platform.database.db, player.playerId),
  }),
  defineRoute({
    id: 'API-112',
    method: 'POST',
    path: `${DOCUMENTS}/initiate`,
    summary:
      'Begins an upload, and says where its files are sent; or a check of the identity, and names its page.',
    access: 'player',
    body: validatePlatformRequestDocumentInitiation,
    reply: validatePlatformDocumentInitiation,
    async handle({ platform, site, player, body }) {
      const { returnUrl, language = player.language, ...document } = body;
      if (returnUrl !== undefined && document.documentType === 'PROOF_OF_ID')
        return {
          redirectUrl: await platform.documents.identityChecks.begin(site, player, { returnUrl, language }),
        };
      const uploadId = await platform.documents.uploads.begin(player.playerId, document);
      return { redirectUrl: `${DOCUMENTS}/uploads/${uploadId}/files` };
    },
  }),
  defineRoute({
    id: 'document-file',
    method: 'POST',
    path: `${DOCUMENTS}/uploads/:uploadId/files`,
    summary: 'Adds a file to an upload: a picture, or a PDF with several pages.',
    access: 'player',
    params: validatePlatformRequestDocumentUploadPath,
    takesFile: true,
    reply: validatePlatformDocumentPages,
    async handle({ platform, player, params, request }) {
      await platform.rateLimit.take({ ...FILES, subject: String(player.playerId) });
      const file = await readFileBody(request, MAX_FILE_BYTES);
      return platform.documents.uploads.add(player.playerId, params.uploadId, file);
    },
  }),
  defineRoute({
    id: 'API-111',
    method: 'POST',
    path: `${DOCUMENTS}/status`,
    summary: 'Sends the uploaded pages of a document for review.',
    access: 'player',
    body: validatePlatformRequestDocumentStatus,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      await platform.documents.uploads.send(player.playerId, body);
      return {};
    },
  }),
  defineRoute({
    id: 'identity-check',
    method: 'GET',
    path: `${DOCUMENTS}/identity-check`,
    summary: 'Whether a provider checks the identity of the player, and the last check.',
    access: 'player',
    reply: validatePlatformIdentityCheck,
    handle: ({ platform, site, player }) => platform.documents.identityChecks.current(site, player),
  }),
  defineRoute({
    id: 'identity-check-refresh',
    method: 'POST',
    path: `${DOCUMENTS}/identity-check/refresh`,
    summary: 'Asks the provider how the last check stands: the player is back, its callback may come later.',
    access: 'player',
    reply: validatePlatformIdentityCheck,
    async handle({ platform, site, player }) {
      await platform.rateLimit.take({ ...REFRESHES, subject: String(player.playerId) });
      await platform.documents.identityChecks.refresh(player.playerId);
      return platform.documents.identityChecks.current(site, player);
    },
  }),
  defineRoute({
    id: 'API-108',
    method: 'GET',
    path: '/platform/v1/player/edd-answer',
    summary: 'The last answer to the questionnaire of enhanced due diligence.',
    access: 'player',
    reply: validatePlatformEddAnswer,
    handle: ({ platform, player }) => platform.documents.edd.last(player.playerId),
  }),
  defineRoute({
    id: 'API-109',
    method: 'POST',
    path: '/platform/v1/player/edd-answer',
    summary: 'Answers the questionnaire of enhanced due diligence.',
    access: 'player',
    body: validatePlatformRequestEddAnswer,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      await platform.documents.edd.answer(player, body);
      return {};
    },
  }),
];

/** Callbacks of identity providers. */
export const identityCallbackRoutes = [
  defineRoute({
    id: 'identity-callback',
    method: 'POST',
    path: '/platform/identity-checks/:provider/callback',
    summary: 'An identity provider says that a check has changed; late, repeated or in any order.',
    access: 'identity-provider',
    params: validatePlatformRequestIdentityCallbackPath,
    body: validatePlatformRequestIdentityCallback,
    reply: validatePlatformEmpty,
    async handle({ platform, identityProvider, body }) {
      await platform.documents.identityChecks.callback(identityProvider, body);
      return {};
    },
  }),
];
