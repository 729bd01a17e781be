import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/desk-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** Pending decisions. */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerQueues(request);

export const action = async ({ request }: ActionFunctionArgs) => (await actions()).takeQueueForm(request);
