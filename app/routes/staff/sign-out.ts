import type { ActionFunctionArgs } from '@remix-run/node';
import { postOnly } from '../../server/post-only';

const pages = () => import('../../staff/sign-in-action.server');

export const loader = postOnly;

/** Signs a member of staff out. */
export const action = async ({ request }: ActionFunctionArgs) => (await pages()).takeSignOut(request);
