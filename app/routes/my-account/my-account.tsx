import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { AccountLayout } from '../../player/account/account-layout';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

/** Account pages need a signed-in player (ROUTE-33); the child routes check again for their own calls. */
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
