import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/conversations/conversation-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** One conversation: its messages, and forms to answer and close it. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerConversation(request, params['conversationId'] ?? '');

export const action = async ({ request, params }: ActionFunctionArgs) =>
  (await actions()).takeConversationForm(request, params['conversationId'] ?? '');
