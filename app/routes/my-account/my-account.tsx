import { Outlet } from '@remix-run/react';
import { AccountLayout } from '../../player/account/account-layout';

export { ApplicationError as ErrorBoundary } from '../application-error';

/** Each child route requires the signed-in player (ROUTE-33) itself. */
export default function MyAccount() {
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  );
}
