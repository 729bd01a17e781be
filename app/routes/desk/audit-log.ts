import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/desk-answers.server');

/** Audit log of all staff. */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerAuditLog(request);
