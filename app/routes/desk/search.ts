import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/desk-answers.server');

/** The desk: finds players (docs/desk.md). */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerSearch(request);
