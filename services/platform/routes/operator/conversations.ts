import {
  validatePlatformOperatorConversation,
  validatePlatformOperatorConversations,
  validatePlatformRequestOperatorConversationClosing,
  validatePlatformRequestOperatorConversationPath,
  validatePlatformRequestOperatorConversationReply,
} from '../../../../schemas/generated/validators.js';
import type { PlatformOperatorConversation } from '../../../../schemas/generated/types';
import { PlatformError } from '../../errors';
import { type Call, defineRoute, notFound } from '../../http/route';
import { auditAtSite } from '../../operators/audit-log';
import type { Platform } from '../../platform';
import { isWaiting, type SimulatedConversation } from '../../simulators/messenger/simulated-conversations';

const SUMMARY_LENGTH = 200;

type OperatorCall = Pick<
  Call<'operator', { conversationId: string }, unknown, unknown>,
  'platform' | 'site' | 'operator' | 'params'
>;

/** Conversations of the simulated messenger. A real provider has its own agent desk. */
export const operatorConversationRoutes = [
  defineRoute({
    id: 'operator-conversations',
    method: 'GET',
    path: '/platform/v1/operator/conversations',
    summary: 'Conversations of the site in the messenger of demo mode, those that wait for an answer first.',
    access: 'operator',
    reply: validatePlatformOperatorConversations,
    handle: ({ platform, site }) =>
      Promise.resolve({
        conversations: messengerOf(platform)
          .conversations.ofSite(site.siteId)
          .map((conversation) => ({
            ...factsOf(conversation),
            lastText: (conversation.messages.at(-1)?.text ?? '').slice(0, SUMMARY_LENGTH),
          })),
      }),
  }),
  defineRoute({
    id: 'operator-conversation',
    method: 'GET',
    path: '/platform/v1/operator/conversations/:conversationId',
    summary: 'A conversation with its messages.',
    access: 'operator',
    params: validatePlatformRequestOperatorConversationPath,
    reply: validatePlatformOperatorConversation,
    handle: (call) => Promise.resolve(shown(conversationOf(call))),
  }),
  defineRoute({
    id: 'operator-conversation-reply',
    method: 'POST',
    path: '/platform/v1/operator/conversations/:conversationId/replies',
    summary: 'Answers the visitor of a conversation; the audit log has the answer.',
    access: 'operator',
    params: validatePlatformRequestOperatorConversationPath,
    body: validatePlatformRequestOperatorConversationReply,
    reply: validatePlatformOperatorConversation,
    async handle(call) {
      const conversation = openConversationOf(call);
      const text = call.body.text.trim();
      await record(call, conversation, 'conversation.answered', text);
      messengerOf(call.platform).conversations.answer(conversation, call.operator, text);
      return shown(conversation);
    },
  }),
  defineRoute({
    id: 'operator-conversation-closing',
    method: 'POST',
    path: '/platform/v1/operator/conversations/:conversationId/closing',
    summary: 'Closes a conversation, which opens again when its visitor writes.',
    access: 'operator',
    params: validatePlatformRequestOperatorConversationPath,
    body: validatePlatformRequestOperatorConversationClosing,
    reply: validatePlatformOperatorConversation,
    async handle(call) {
      const conversation = openConversationOf(call);
      await record(call, conversation, 'conversation.closed', call.body.reason);
      messengerOf(call.platform).conversations.close(conversation);
      return shown(conversation);
    },
  }),
];

/** The simulated messenger. Throws 404 `error.conversations.elsewhere` where a real provider is used. */
function messengerOf({ messengerSimulator }: Platform) {
  if (messengerSimulator) return messengerSimulator;
  throw notFound('Conversations are at the provider of the messenger.', 'error.conversations.elsewhere');
}

function conversationOf({ platform, site, params }: OperatorCall): SimulatedConversation {
  const conversation = messengerOf(platform).conversations.find(site.siteId, params.conversationId);
  if (conversation) return conversation;
  throw notFound(
    `Site ${site.siteId} has no conversation ${params.conversationId}.`,
    'error.conversation.not.found',
  );
}

function openConversationOf(call: OperatorCall): SimulatedConversation {
  const conversation = conversationOf(call);
  if (conversation.status === 'open') return conversation;
  throw new PlatformError(409, 'error.conversation.closed', 'The conversation is closed.');
}

async function record(
  { platform, site, operator }: OperatorCall,
  conversation: SimulatedConversation,
  action: 'conversation.answered' | 'conversation.closed',
  reason: string,
): Promise<void> {
  const at = { operator, now: new Date(platform.clock.now()) };
  await auditAtSite(platform.database.db, at, {
    siteId: site.siteId,
    playerId: playerOf(conversation),
    action,
    subject: conversation.id,
    reason: reason.slice(0, 500),
  });
}

/** The player identified both by the token and by the site's tag (MSG-04). */
function playerOf({ externalId, siteId, fields }: SimulatedConversation): number | null {
  const [, site, player] = /^site-(\d+)-player-(\d+)$/.exec(externalId ?? '') ?? [];
  return player !== undefined && Number(site) === siteId && fields.includes(player) ? Number(player) : null;
}

function factsOf(conversation: SimulatedConversation) {
  const { id, language, updatedAt, status } = conversation;
  return {
    conversationId: id,
    playerId: playerOf(conversation),
    language,
    status:
      status === 'closed' ? status : isWaiting(conversation) ? ('waiting' as const) : ('answered' as const),
    updatedAt,
  };
}

function shown(conversation: SimulatedConversation): PlatformOperatorConversation {
  return { ...factsOf(conversation), messages: conversation.messages };
}
