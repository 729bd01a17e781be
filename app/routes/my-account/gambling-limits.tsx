import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { ExclusionCard, IndefiniteExclusionCard } from '../../player/breaks/exclusion-card';
import { otherBrandNames } from '../../player/breaks/other-brands.server';
import { HelpCard } from '../../player/breaks/help-card';
import { TimeOutCard } from '../../player/breaks/time-out-card';
import { protectionAction } from '../../player/protection/protection-action.server';
import { RealityCheckCard } from '../../player/reality-check/reality-check-card';
import { realityCheckSettings } from '../../player/reality-check/reality-check-forms.server';
import { marketMarks } from '../../page/application/market-marks.server';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const { site, path } = player;
  const [realityCheck, marks] = await Promise.all([
    realityCheckSettings(player),
    // Help is worth more than the marks of the market: the page goes out without them.
    marketMarks(site, path).catch(() => []),
  ]);
  return {
    title: accountPageTitle(site, 'account.pages.gamblingLimits'),
    breakDays: sorted(site.rules.breakDays),
    exclusionMonths: sorted(site.rules.exclusionMonths),
    otherBrands: site.rules.exclusionAcrossBrands ? otherBrandNames(site) : [],
    realityCheck,
    marks,
  };
}

const sorted = (lengths: readonly number[]) => [...lengths].sort((one, other) => one - other);

export const action = protectionAction;

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function GamblingLimits() {
  const { breakDays, exclusionMonths, otherBrands, realityCheck, marks } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="account.pages.gamblingLimits">
      <RealityCheckCard settings={realityCheck} />
      <TimeOutCard days={breakDays} />
      <ExclusionCard months={exclusionMonths} otherBrands={otherBrands} />
      <IndefiniteExclusionCard otherBrands={otherBrands} />
      <HelpCard links={marks} />
    </AccountPage>
  );
}
