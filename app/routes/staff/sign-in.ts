import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../staff/sign-in-action.server');

/** The sign-in page of staff (docs/desk.md). */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).showSignIn(request);

export const action = async ({ request }: ActionFunctionArgs) => (await pages()).takeSignIn(request);
