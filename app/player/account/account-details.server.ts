import {
  validatePlatformAccount,
  validatePlatformLastActivityLog,
  validatePlatformSalaryRanges,
} from '../../../schemas/generated/validators.js';
import { formatDate } from '../../../ui/format/date';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { configuration } from '../../site/configuration/configuration.server';
import { translator } from '../../site/texts/messages.server';
import { provinceOptions } from '../../site/provinces';
import { phoneParts } from './phone-prefixes.server';
import { placeName } from './place.server';

/**
 * Data of the first account page (ACCT-23, AUTH-07). Dates and names of places are formatted here: a browser may format
 * them differently, which would break hydration.
 * @throws PlatformError when the account itself cannot be loaded
 */
export async function accountDetails(player: Player) {
  const { site, call } = player;
  const [account, lastSignIn, salaryRanges] = await Promise.all([
    call({ path: '/platform/v1/player/account', validate: validatePlatformAccount }),
    // API-093
    unlessRefused(
      call({ path: '/platform/v1/player/last-activity-log', validate: validatePlatformLastActivityLog }),
    ),
    // API-107
    unlessRefused(
      call({ path: '/platform/v1/player/salary-ranges', validate: validatePlatformSalaryRanges }),
    ),
  ]);
  const { tag } = site.speech;
  const { timeZone, formats } = site.market;
  const options = provinceOptions(configuration().countries, account.countryCode, translator(site));
  return {
    who: {
      name: `${account.firstName} ${account.lastName}`,
      email: account.email,
      country: placeName(account.countryCode, tag),
      since: formatDate(account.registrationDate, 'date', { tag, timeZone, dateFormat: formats.dates }),
      lastSignIn: lastSignIn && {
        date: formatDate(lastSignIn.loginDate, 'fullDateTime', { tag, timeZone }),
        place: placeName(lastSignIn.loginCountry, tag),
      },
    },
    address: {
      address: account.address ?? '',
      city: account.city ?? '',
      postalCode: account.postalCode ?? '',
    },
    province: options.length > 0 ? { provinceCode: account.provinceCode ?? '', options } : undefined,
    phone: {
      number: account.mobilePhone,
      verified: account.mobilePhoneVerified,
      ...(await phoneParts(account.mobilePhone, account.countryCode, tag)),
    },
    salary: salaryRanges && {
      ranges: salaryRanges.map(({ id, label }) => ({ value: String(id), label })),
      chosen: account.salaryRangeId === null ? '' : String(account.salaryRangeId),
    },
  };
}

/** Optional data of the page: undefined when the platform has none or fails. */
export async function unlessRefused<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (!error.refused)
      log.warn({ event: 'account.part', reason: error.message }, 'account page without a part');
    return undefined;
  }
}
