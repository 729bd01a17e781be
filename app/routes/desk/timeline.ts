import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/desk-answers.server');

/** All events of a player. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerTimeline(request, params['playerId'] ?? '');
