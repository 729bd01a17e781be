import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/desk-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** One player: facts and forms. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerPlayer(request, params['playerId'] ?? '');

export const action = async ({ request, params }: ActionFunctionArgs) =>
  (await actions()).takePlayerForm(request, params['playerId'] ?? '');
