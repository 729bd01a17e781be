import { PlatformError } from '../../platform/client.server';
import { depositPath } from '../../player/cashier/deposit/deposit-form';
import type { Site } from '../../site/site';
import { localeAddress } from '../../site/wanted-path';
import { mayDeposit } from '../launch/deposit-offer.server';
import { launchVisitor } from '../launch/launch-visitor.server';

/** Link to the deposit page that returns to the sportsbook; undefined for visitors who may not open it. */
export async function sportsbookDepositHref(
  request: Request,
  site: Site,
  path: string,
): Promise<string | undefined> {
  try {
    return mayDeposit(site, await launchVisitor(request, site))
      ? localeAddress(site.locale, depositPath({ game: path }))
      : undefined;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return undefined;
  }
}
