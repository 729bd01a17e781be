import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/conversations/conversation-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** One conversation: its messages, an answer, its end. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerConversation(request, params['conversationId'] ?? '');

export const action = async ({ request, params }: ActionFunctionArgs) =>
  (await actions()).takeConversationForm(request, params['conversationId'] ?? '');
