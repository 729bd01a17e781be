import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useSite } from '../../../ui/site/site-context';
import { keepFormOrigins, keepFrameSources } from '../../page/document/document-context';
import { expectsDocument } from '../../platform/data-request';
import { optionalPlayer } from '../../platform/player.server';
import { answerForm, readFields } from '../../player/forms/read-form.server';
import { PayAndPlay } from '../../player/pay-and-play/pay-and-play';
import { isOffered, openPayAndPlay, takePayAndPlayForm } from '../../player/pay-and-play/pay-and-play.server';
import { pathAfterPayAndPlay } from '../../player/pay-and-play/pay-and-play-end';
import { returnedIn } from '../../player/pay-and-play/pay-and-play.island';
import styles from '../../player/pay-and-play/pay-and-play.module.css';
import { environment } from '../../server/environment.server';
import { siteOfPage } from '../../site/site-of-page.server';
import { PageTexts } from '../../site/texts/page-texts';
import { textSections, translator } from '../../site/texts/messages.server';
import { localeAddress } from '../../site/wanted-path';

export { ApplicationError as ErrorBoundary } from '../application-error';

/** Sign-up by a deposit for visitors without scripts. The dialog also loads its data and posts its forms here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = siteOfPage(request);
  const query = new URL(request.url).searchParams;
  const [named, stored] = [query.get('redirect'), query.get('wanted')];
  if (await optionalPlayer(request)) {
    const path = pathAfterPayAndPlay({ redirect: named, stored });
    throw redirectDocument(localeAddress(site.locale, path));
  }
  if (!isOffered(request, site)) throw redirect(`/${site.locale}`);
  keepPaymentOrigins(context);
  const { setup, view, headers } = await openPayAndPlay(request, site);
  const t = translator(site);
  return data(
    {
      ...{ setup, view, redirect: named ?? '', wanted: stored ?? '', returned: returnedIn(query) },
      title: `${t('payAndPlay.title')} · ${site.brand.name}`,
      texts: textSections(site, ['payAndPlay']),
    },
    { headers },
  );
}

/** The address may contain the one-time code. */
export const headers: HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' });

export async function action({ request, context }: ActionFunctionArgs) {
  const site = siteOfPage(request);
  keepPaymentOrigins(context);
  const outcome = await takePayAndPlayForm(request, site, await readFields(request));
  const { view, result } = outcome.answer;
  // Without scripts, the browser is redirected to the bank's page.
  if (view.iframeUrl && result.status !== 'error' && expectsDocument(request) && outcome.headers)
    throw redirect(view.iframeUrl, { status: 303, headers: outcome.headers });
  return answerForm(request, outcome, view.next ?? `/${site.locale}/pay-and-play`);
}

function keepPaymentOrigins(context: LoaderFunctionArgs['context']): void {
  keepFormOrigins(context, environment.paymentOrigins);
  // The bank redirects the frame back to the site.
  keepFrameSources(context, ["'self'", ...environment.paymentOrigins]);
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

/** Responses contain the next step. */
export const shouldRevalidate = () => false;

export { titleMeta as meta } from '../../page/application/title-meta';

export default function PayAndPlayPage() {
  const { setup, view, redirect: named, wanted, returned, texts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { locale } = useSite();
  return (
    <PageTexts texts={texts}>
      <section className={styles.page}>
        <PayAndPlay
          setup={setup}
          view={view}
          answer={answer}
          redirect={named}
          wanted={wanted}
          returned={returned}
          pageAddress={`/${locale}/pay-and-play`}
        />
      </section>
    </PageTexts>
  );
}
