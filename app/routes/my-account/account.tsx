import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountAction } from '../../player/account/account-action.server';
import { accountDetails } from '../../player/account/account-details.server';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { AddressCard } from '../../player/account/cards/address-card';
import { PhoneCard } from '../../player/account/cards/phone-card';
import { ProvinceCard } from '../../player/account/cards/province-card';
import { SalaryRangeCard } from '../../player/account/cards/salary-range-card';
import { WhoIAmCard } from '../../player/account/cards/who-i-am-card';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return { title: accountPageTitle(player.site, 'account.pages.details'), ...(await accountDetails(player)) };
}

export const action = accountAction;

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

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
