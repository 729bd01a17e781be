import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded when somebody of the staff comes: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/desk-answers.server');

/** Everything that happened to a player. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerTimeline(request, params['playerId'] ?? '');
