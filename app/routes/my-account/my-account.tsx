import { Outlet } from '@remix-run/react';
import { AccountLayout } from '../../player/account/account-layout';

export { ApplicationError as ErrorBoundary } from '../application-error';

/** Each child route checks for the signed-in player itself (ROUTE-33). */
export default function MyAccount() {
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  );
}
