import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/desk-answers.server');

/** Everything that happened to a player. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerTimeline(request, params['playerId'] ?? '');
