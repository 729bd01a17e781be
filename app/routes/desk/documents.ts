import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/desk-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** The documents of a player, with decision forms. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerDocuments(request, params['playerId'] ?? '');

export const action = async ({ request, params }: ActionFunctionArgs) =>
  (await actions()).takeDocumentForm(request, params['playerId'] ?? '');
