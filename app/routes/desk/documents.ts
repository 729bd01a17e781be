import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/desk-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** The documents of a player, and the decisions about them. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerDocuments(request, params['playerId'] ?? '');

export const action = async ({ request, params }: ActionFunctionArgs) =>
  (await actions()).takeDocumentForm(request, params['playerId'] ?? '');
