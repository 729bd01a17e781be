import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/conversations/conversation-answers.server');

/** Conversations with visitors. */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerConversations(request);
