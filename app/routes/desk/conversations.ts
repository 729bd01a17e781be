import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/conversations/conversation-answers.server');

/** Conversations with visitors. */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerConversations(request);
