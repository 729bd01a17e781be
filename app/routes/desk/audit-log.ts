import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/desk-answers.server');

/** Audit log of all staff. */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerAuditLog(request);
