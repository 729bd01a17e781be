import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { otherBrandNames } from '../../player/breaks/other-brands.server';
import { depositIn, depositParameter } from '../../player/cashier/deposit/deposit-form';
import { FormPathProvider } from '../../player/forms/form-path';
import { increaseRules } from '../../player/limits/increase-text';
import { limitFamilies } from '../../player/limits/limit-families.server';
import { ProtectionCards } from '../../player/protection/protection-cards';
import { protectionAction } from '../../player/protection/protection-action.server';
import { realityCheckSettings } from '../../player/reality-check/reality-check-forms.server';
import { marketMarks } from '../../page/application/market-marks.server';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const { site, path } = player;
  const [limits, realityCheck, marks] = await Promise.all([
    limitFamilies(player, Date.now()),
    realityCheckSettings(player),
    // Help is more important than the marks of the market: without them the page is still served.
    marketMarks(site, path).catch(() => []),
  ]);
  return {
    title: accountPageTitle(site, 'account.pages.gamblingLimits'),
    limits,
    increase: increaseRules(site.rules),
    timeout: { days: sorted(site.rules.breakDays) },
    selfExclusion: {
      months: sorted(site.rules.exclusionMonths),
      otherBrands: site.rules.exclusionAcrossBrands ? otherBrandNames(site) : [],
    },
    realityCheck,
    marks,
    deposit: depositIn(new URL(request.url).searchParams),
  };
}

const sorted = (lengths: readonly number[]) => [...lengths].sort((one, other) => one - other);

export const action = protectionAction;

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function GamblingLimits() {
  const page = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { deposit } = page;
  return (
    <AccountPage title="account.pages.gamblingLimits">
      {/* A form sent without JavaScript must preserve the return path. */}
      <FormPathProvider value={deposit === undefined ? pathname : limitsAddress(pathname, deposit)}>
        <ProtectionCards {...page} />
      </FormPathProvider>
    </AccountPage>
  );
}

const limitsAddress = (pathname: string, deposit: string): string =>
  `${pathname}?${new URLSearchParams({ [depositParameter]: deposit }).toString()}`;
