import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { SiteProvider, useSite } from '../../../ui/site/site-context';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { useApplicationSite } from '../../page/application/application-frame';
import { keepFrameSources } from '../../page/document/document-context';
import { visitorFor } from '../../platform/visitor/visitor.server';
import { sportsbookDepositHref } from '../../play/sportsbook/sportsbook-deposit.server';
import {
  openSportsbook,
  renewSportsbook,
  sportsbookOrigin,
} from '../../play/sportsbook/open-sportsbook.server';
import { renewalField } from '../../play/sportsbook/use-open-sportsbook';
import type { SportsbookAnswer } from '../../play/sportsbook/sportsbook-state';
import { SportsbookStage } from '../../play/sportsbook/sportsbook-stage';
import { readFields } from '../../player/forms/read-form.server';
import { environment } from '../../server/environment.server';
import { resolveSite } from '../../site/resolve.server';
import { textSections, translator } from '../../site/texts/messages.server';
import { createTranslate } from '../../site/texts/translate';

export { ApplicationError as ErrorBoundary } from '../application-error';
export { launchedAction as clientAction } from '../../play/launch/launched-action';
export { titleMeta as meta } from '../../page/application/title-meta';

/** Sportsbook page: a frame between header and tab bar. The address selects the place in it (ROUTE-43). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, path } = siteOf(request);
  await visitorFor(request, site, { path, termsVersion: () => currentTermsVersion(site) });
  const origin = sportsbookOrigin();
  const depositHref = await sportsbookDepositHref(request, site, path);
  // A hosted payment page redirects its frame back to the site.
  const paymentSources = depositHref === undefined ? [] : ["'self'", ...environment.paymentOrigins];
  keepFrameSources(context, [origin, ...paymentSources]);
  const t = translator(site);
  return {
    title: `${t('sportsbook.title')} | ${site.brand.name}`,
    stage: { origin, depositHref, toast: site.brand.sportsbook.toast },
    // Texts that only this page needs in the browser, including those of the deposit dialog.
    texts: textSections(site, ['sportsbook', 'play', 'deposit']),
  };
}

/** Opens the sportsbook or renews its session. Without scripts the response is the page with the frame. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = await readFields(request);
  if (fields.has(renewalField)) return renewSportsbook(request, siteOf(request));
  const { answer, cookie } = await openSportsbook(request, siteOf(request));
  return data(answer, cookie === undefined ? {} : { headers: { 'set-cookie': cookie } });
}

function siteOf(request: Request) {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  return resolution;
}

/** Navigation within the sportsbook changes only the frame, not the loader data. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Sportsbook() {
  const { stage, texts } = useLoaderData<typeof loader>();
  // Renewals are fetched by scripts, so their responses never arrive here.
  const answered = useActionData<SportsbookAnswer>();
  const site = useSite();
  const shared = useApplicationSite()?.site.texts;
  const { tag } = site;
  const own = useMemo(
    () => ({ ...site, t: createTranslate(tag, { ...shared, ...texts }) }),
    [site, tag, shared, texts],
  );
  return (
    <SiteProvider value={own}>
      <SportsbookStage {...stage} answered={answered} />
    </SiteProvider>
  );
}
