import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { AccountLayout } from '../../player/account/account-layout';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

/** Nobody sees an account page signed out (ROUTE-33); the pages below ask again for the calls they make. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePlayer(request);
  return null;
}

export default function MyAccount() {
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  );
}
