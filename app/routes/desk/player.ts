import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/desk-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** One player: what there is to know, and what can be done. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerPlayer(request, params['playerId'] ?? '');

export const action = async ({ request, params }: ActionFunctionArgs) =>
  (await actions()).takePlayerForm(request, params['playerId'] ?? '');
