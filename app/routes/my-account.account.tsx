import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountAction } from '../account/account-action.server';
import { accountDetails } from '../account/account-details.server';
import { AccountPage } from '../account/account-page';
import { accountPageTitle } from '../account/account-page-title.server';
import { AddressCard } from '../account/address-card';
import { PhoneCard } from '../account/phone-card';
import { ProvinceCard } from '../account/province-card';
import { SalaryRangeCard } from '../account/salary-range-card';
import { WhoIAmCard } from '../account/who-i-am-card';
import { requirePlayer } from '../platform/player.server';

export { ApplicationError as ErrorBoundary } from './application-error';

export { titleMeta as meta } from './title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return { title: accountPageTitle(player.site, 'account.pages.details'), ...(await accountDetails(player)) };
}

export const action = accountAction;

export default function Details() {
  const page = useLoaderData<typeof loader>();
  return (
    <AccountPage title="account.pages.details">
      <WhoIAmCard {...page.who} />
      <PhoneCard {...page.phone} />
      <AddressCard address={page.address} />
      {page.province && <ProvinceCard {...page.province} />}
      {page.salary && <SalaryRangeCard {...page.salary} />}
    </AccountPage>
  );
}
