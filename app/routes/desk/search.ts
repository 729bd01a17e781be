import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/desk-answers.server');

/** The desk: finds players (docs/desk.md). */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerSearch(request);
