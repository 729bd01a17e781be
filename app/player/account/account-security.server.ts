import {
  validatePlatformLoginHistory,
  validatePlatformSessionList,
} from '../../../schemas/generated/validators.js';
import { formatDate } from '../../../ui/format/date';
import type { Player } from '../../platform/player.server';
import { unlessRefused } from './account-details.server';
import { deviceName } from './device-name';
import { placeName } from './place.server';

/** Current and past sign-ins of the player (AUTH-07). Formatted on the server for the reason given at `accountDetails`. */
export async function accountSecurity({ site, session, call }: Player) {
  const [sessions, history] = await Promise.all([
    unlessRefused(call({ path: '/platform/v1/player/sessions', validate: validatePlatformSessionList })),
    unlessRefused(
      call({ path: '/platform/v1/player/login-history', validate: validatePlatformLoginHistory }),
    ),
  ]);
  const { tag } = site.speech;
  const { timeZone } = site.market;
  const date = (iso: string) => formatDate(iso, 'fullDateTime', { tag, timeZone });
  return {
    email: session.email,
    sessions: sessions?.sessions.map(
      ({ sessionId, current, createdAt, lastUsedAt, ip, country, userAgent }) => ({
        sessionId,
        current,
        device: deviceName(userAgent),
        since: date(createdAt),
        lastUsed: date(lastUsedAt),
        place: [placeName(country, tag), ip].filter(Boolean).join(' · '),
      }),
    ),
    history: history?.logins.map(({ loginDate, loginIp, loginCountry, userAgent, successful }) => ({
      date: date(loginDate),
      place: [placeName(loginCountry, tag), loginIp].filter(Boolean).join(' · '),
      device: deviceName(userAgent),
      successful,
    })),
  };
}
