import { memo } from '../../memo/process-memos.server';
import { siteView } from '../../render/site-view';
import { resolveAddress } from '../../site/resolve.server';
import type { Channel, Site } from '../../site/site';
import { textSections, translator } from '../../site/texts/messages.server';
import { localeAddress } from '../../site/wanted-path';
import { documentShell } from '../document/document-shell.server';
import type { ApplicationSite } from './application-frame';
import { applicationTexts } from './application-texts';

interface SiteKey {
  origin: string;
  locale: string;
  channel: Channel;
  authorized: boolean;
}

interface SiteData {
  site: ApplicationSite;
  json: string;
}

/** Site data for application pages, the same for all players. */
const sites = memo<SiteKey, SiteData>(siteData, { size: ({ json }) => 4 * json.length });

/** Site and texts of application pages, as an object and as JSON that is safe in a script element. */
export function applicationSite(
  { locale, channel }: Site,
  origin: string,
  authorized: boolean,
): Promise<SiteData> {
  return sites.get({ origin, locale, channel, authorized });
}

function siteData({ origin, locale, channel, authorized }: SiteKey): SiteData {
  const resolution = resolveAddress(new URL(origin + localeAddress(locale, '/')), channel);
  if (resolution.kind === 'redirect') throw new Error(`${locale} is no locale of ${origin}`);
  const { site } = resolution;
  const t = translator(site);
  const {
    now: _now,
    path: _path,
    t: _t,
    ...view
  } = siteView(site, { path: '/', authorized, now: Date.now(), t });
  const data = { shell: documentShell(site, t), view, texts: textSections(site, applicationTexts) };
  return { site: data, json: JSON.stringify(data).replace(/</g, '\\u003c') };
}
