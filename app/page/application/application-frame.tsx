import { useState } from 'react';
import type { SiteView, Translate } from '../../../ui/site/site-context';
import { createTranslate } from '../../site/texts/translate';
import { useApplicationRender, useComposed } from '../document/document-context';
import type { DocumentShell } from '../document/document-shell';

/** Everything around an application page, as HTML: the code of blocks is not sent to the browser, so it could not render them. */
export interface ApplicationFrame {
  /** From the skip link to the header. */
  before: string;
  /** The footer, and the islands of every page. */
  after: string;
}

/** Site and texts of an application page. Sent as separate JSON: as loader data, Remix would encode them for every request. */
export interface ApplicationSite {
  shell: DocumentShell;
  view: Omit<SiteView, 'now' | 'path' | 't'>;
  /** Interface texts by section. */
  texts: Record<string, unknown>;
}

/** Server-side input of an application page's render. */
export interface ApplicationRender {
  frame: ApplicationFrame;
  site: ApplicationSite;
  /** `site` as JSON that is safe in a script element. */
  siteJson: string;
  t: Translate;
  /** Origins of the messenger, for the Content-Security-Policy. */
  messengerOrigins: readonly string[];
  /** Origins of the CRM provider, for the Content-Security-Policy. */
  crmOrigins: readonly string[];
}

/** `composed` is the content that editors added to the page. */
type Region = keyof ApplicationFrame | 'composed';
type Told = Pick<ApplicationRender, 'site' | 't'>;

const siteElement = 'application-site';

/** The values in the document as sent by the server, read before hydration changes it. */
let sent: { frame: Record<Region, string>; told: Told } | undefined;

/** Stores the server's HTML; call once, before an application page is hydrated. */
export function keepSentFrame(): void {
  const html = (region: Region) => document.querySelector(`[data-frame="${region}"]`)?.innerHTML ?? '';
  const json = document.getElementById(siteElement)?.textContent;
  if (!json) return;
  const site = JSON.parse(json) as ApplicationSite;
  sent = {
    frame: { before: html('before'), composed: html('composed'), after: html('after') },
    told: { site, t: createTranslate(site.view.tag, site.texts) },
  };
}

/** The site of an application page; undefined in other documents. */
export function useApplicationSite(): Told | undefined {
  return useApplicationRender() ?? sent?.told;
}

/** The HTML around an application page, or the content that editors added to it. */
export function FrameRegion({ region }: { region: Region }) {
  const render = useApplicationRender();
  const composed = useComposed();
  const [html] = useState(() => (render ? { composed, ...render.frame } : sent?.frame)?.[region] ?? '');
  // Islands change this markup after it was sent, so React must not compare it.
  return (
    <div
      className="contents"
      data-frame={region}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The JSON that `keepSentFrame` reads. The Content-Security-Policy needs no exception for it, because it is data, not script. */
export function ApplicationSiteData() {
  const render = useApplicationRender();
  const [json] = useState(render?.siteJson ?? '');
  return (
    <script
      type="application/json"
      id={siteElement}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
