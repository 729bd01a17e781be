import {
  validatePlatformOperatorConversation,
  validatePlatformOperatorConversations,
} from '../../../schemas/generated/validators.js';
import { type StaffRequest, requireStaff } from '../../staff/staff-access.server';
import { type Again, answer, firstLook } from '../desk-answers.server';
import { conversationCalls, conversationsPath, operatorCalls } from '../desk-paths';
import { ConversationPage } from './conversation-page';
import { ConversationsPage } from './conversations-page';

/** `/desk/conversations`: the conversations of a brand with its visitors. */
export async function answerConversations(request: Request): Promise<Response> {
  return answer(await requireStaff(request), conversationsPath, 'conversations', async (call, props) => {
    const { conversations } = await call({
      path: `${operatorCalls}/conversations`,
      validate: validatePlatformOperatorConversations,
    });
    return {
      title: props.t('conversations.title'),
      body: <ConversationsPage {...props} conversations={conversations} />,
    };
  });
}

/** `/desk/conversations/:conversationId`: one conversation. */
export async function answerConversation(request: Request, conversationId: string): Promise<Response> {
  const staff = await requireStaff(request);
  const path = `${conversationsPath}/${conversationId}`;
  return showConversation(staff, conversationId, await firstLook(staff, request, path));
}

/** The page of a conversation, also after one of its forms failed. */
export function showConversation(
  staff: StaffRequest,
  conversationId: string,
  { notice, typed, status }: Partial<Again>,
): Promise<Response> {
  const path = `${conversationsPath}/${conversationId}`;
  return answer(
    staff,
    path,
    'conversations',
    async (call, props) => {
      const conversation = await call({
        path: conversationCalls(conversationId),
        validate: validatePlatformOperatorConversation,
      });
      return {
        title: props.t('conversations.one'),
        body: <ConversationPage {...props} conversation={conversation} notice={notice} typed={typed} />,
      };
    },
    status,
  );
}
