import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded when somebody of the staff comes: players' pages do without MUI, in memory too.
const pages = () => import('../../staff/sign-in-action.server');

/** Where staff sign in (docs/desk.md). */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).showSignIn(request);

export const action = async ({ request }: ActionFunctionArgs) => (await pages()).takeSignIn(request);
