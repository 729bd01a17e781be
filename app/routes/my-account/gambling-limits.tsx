import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { otherBrandNames } from '../../player/breaks/other-brands.server';
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
    // Help is worth more than the marks of the market: the page goes out without them.
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
  };
}

const sorted = (lengths: readonly number[]) => [...lengths].sort((one, other) => one - other);

export const action = protectionAction;

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function GamblingLimits() {
  const page = useLoaderData<typeof loader>();
  return (
    <AccountPage title="account.pages.gamblingLimits">
      <ProtectionCards {...page} />
    </AccountPage>
  );
}
