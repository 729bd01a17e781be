import { PlatformError } from '../../platform/client.server';
import { tabPaths } from '../../player/account/account-navigation';
import { depositPath } from '../../player/cashier/deposit/deposit-form';
import { decideAccess, sitePolicy } from '../../site/policy';
import type { Site } from '../../site/site';
import { localeAddress } from '../../site/wanted-path';
import type { LaunchPlan } from './launch-plan';
import { leavesDeposit } from './launch-problem';
import { type LaunchVisitor, launchVisitor } from './launch-visitor.server';

/**
 * Address of the deposit page, with a return path to the game, for a player who is about to play for money and may open
 * that page. Undefined for all others.
 * @param path of the game, below the locale
 */
export async function depositOffer(
  request: Request,
  site: Site,
  path: string,
  plan: LaunchPlan,
): Promise<string | undefined> {
  const isForMoney =
    plan.kind === 'start' ? plan.mode === 'real' : plan.kind === 'refused' && leavesDeposit(plan.reason);
  if (!isForMoney) return undefined;
  try {
    return mayDeposit(site, await launchVisitor(request, site))
      ? localeAddress(site.locale, depositPath({ game: path }))
      : undefined;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return undefined;
  }
}

/** Whether brand, market and account permit deposits; the page itself explains limits and documents. */
export function mayDeposit(
  site: Site,
  { policy: player, countryAllowed }: Pick<LaunchVisitor, 'policy' | 'countryAllowed'>,
): boolean {
  if (!player || site.brand.payments.hideCashier) return false;
  return decideAccess({ ...sitePolicy(site), path: tabPaths.deposit, countryAllowed, player }).allow;
}
