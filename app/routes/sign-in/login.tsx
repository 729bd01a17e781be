import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useSite } from '../../../ui/site/site-context';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { answerForm, readFields } from '../../player/forms/read-form.server';
import { optionalPlayer } from '../../platform/player.server';
import { coolingWith } from '../../player/session/cooling.server';
import { signInWith } from '../../player/sign-in/read-sign-in.server';
import { timeOutCode } from '../../player/sign-in/sign-in-answer';
import { SignInView } from '../../player/sign-in/sign-in-view';
import styles from '../../player/sign-in/sign-in-view.module.css';
import { useSignIn } from '../../player/sign-in/use-sign-in';
import { translator } from '../../site/texts/messages.server';
import { siteOfPage } from '../../site/site-of-page.server';
import { localeAddress, wantedPath } from '../../site/wanted-path';
import { titleMeta } from '../../page/application/title-meta';

/** The sign-in page, for visitors without JavaScript and for external links. */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = siteOfPage(request);
  const wanted = wantedPath(new URL(request.url).searchParams.get('wanted')) ?? '/';
  if (await optionalPlayer(request)) throw redirectDocument(localeAddress(site.locale, wanted));
  const idle = new URL(request.url).searchParams.has('idle');
  return { wanted, idle, title: `${translator(site)('signIn.title')} · ${site.brand.name}` };
}

export async function action({ request }: ActionFunctionArgs) {
  const site = siteOfPage(request);
  const fields = await readFields(request);
  if (fields.get('intent') === 'cooling') return answerForm(request, await coolingWith(fields, site));
  const outcome = await signInWith(fields, { request, site, termsVersion: await currentTermsVersion(site) });
  if (outcome.signedIn) throw redirectDocument(outcome.next, { headers: outcome.headers });
  return answerForm(request, outcome);
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export const meta: MetaFunction<typeof loader> = (page) => [
  ...titleMeta(page),
  { name: 'robots', content: 'noindex' },
];

export default function Login() {
  const { wanted, idle } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useSite();
  const signIn = useSignIn(wanted, answered);
  const inTimeOut = signIn.answer?.refusal?.code === timeOutCode;
  return (
    <section className={styles.page}>
      <h1>{t(inTimeOut ? 'signIn.timeOut.title' : 'signIn.title')}</h1>
      {idle && !answered && <p role="status">{t('safety.idle')}</p>}
      <SignInView signIn={signIn} />
    </section>
  );
}
