import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { ExclusionCard, IndefiniteExclusionCard } from '../../player/breaks/exclusion-card';
import { otherBrandNames } from '../../player/breaks/other-brands.server';
import { HelpCard } from '../../player/breaks/help-card';
import { TimeOutCard } from '../../player/breaks/time-out-card';
import { increaseRules } from '../../player/limits/increase-text';
import { LimitCard } from '../../player/limits/limit-card';
import { limitFamilies } from '../../player/limits/limit-families.server';
import { limitKinds } from '../../player/limits/limit-kinds';
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
  const { limits, increase, timeout, selfExclusion, realityCheck, marks } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="account.pages.gamblingLimits">
      {limitKinds.map((kind) => (
        <LimitCard key={kind} kind={kind} family={limits[kind]} increase={increase} />
      ))}
      <RealityCheckCard settings={realityCheck} />
      <TimeOutCard days={timeout.days} />
      <ExclusionCard {...selfExclusion} />
      <IndefiniteExclusionCard otherBrands={selfExclusion.otherBrands} />
      <HelpCard links={marks} />
    </AccountPage>
  );
}
