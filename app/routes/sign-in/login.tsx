import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useSite } from '../../../ui/site/site-context';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { type FormResult, readFields } from '../../player/forms/read-form.server';
import { optionalPlayer } from '../../platform/player.server';
import { coolingWith } from '../../player/session/cooling.server';
import { signInWith } from '../../player/sign-in/read-sign-in.server';
import { SignInView, timeOutCode } from '../../player/sign-in/sign-in-view';
import styles from '../../player/sign-in/sign-in-view.module.css';
import type { SignInState } from '../../player/sign-in/sign-in-state';
import { useSignIn } from '../../player/sign-in/use-sign-in';
import { translator } from '../../site/texts/messages.server';
import { resolveSite } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { localeAddress, wantedPath } from '../../site/wanted-path';
import { titleMeta } from '../../page/application/title-meta';

/** The page to sign in on, for visitors without scripts and for links from outside. */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = siteOf(request);
  const wanted = wantedPath(new URL(request.url).searchParams.get('wanted')) ?? '/';
  if (await optionalPlayer(request)) throw redirectDocument(localeAddress(site.locale, wanted));
  const idle = new URL(request.url).searchParams.has('idle');
  return { wanted, idle, title: `${translator(site)('signIn.title')} · ${site.brand.name}` };
}

interface Answer extends Pick<SignInState, 'errors'> {
  result?: FormResult;
}

export async function action({ request }: ActionFunctionArgs) {
  const site = siteOf(request);
  const fields = await readFields(request);
  if (fields.has('ticket')) return data(await afterCooling(fields, site));
  const outcome = await signInWith(fields, { request, site, termsVersion: await currentTermsVersion(site) });
  if (outcome.signedIn) throw redirectDocument(outcome.next, { headers: outcome.headers });
  const { refusal, result, status } = outcome;
  const answer: Answer = { errors: { code: refusal.code, additionalInfo: refusal }, result };
  return data(answer, { status });
}

async function afterCooling(fields: URLSearchParams, site: Site): Promise<Answer> {
  const answer = await coolingWith(fields, site);
  if (answer.status === 'success') {
    const { isCooling, milliseconds } = answer;
    return { errors: { code: timeOutCode, additionalInfo: { code: timeOutCode, isCooling, milliseconds } } };
  }
  return {
    errors: { code: timeOutCode, additionalInfo: { code: timeOutCode }, cooling: answer.code },
  };
}

function siteOf(request: Request): Site {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  return resolution.site;
}

export const meta: MetaFunction<typeof loader> = (page) => [
  ...titleMeta(page),
  { name: 'robots', content: 'noindex' },
];

export default function Login() {
  const { wanted, idle } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { locale, t } = useSite();
  const signIn = useSignIn(locale, answered ?? { errors: {} });
  const inTimeOut = signIn.state.errors.code === timeOutCode;
  return (
    <section className={styles.page}>
      <h1>{t(inTimeOut ? 'signIn.timeOut.title' : 'signIn.title')}</h1>
      {idle && !answered && <p role="status">{t('safety.idle')}</p>}
      <SignInView signIn={signIn} wanted={wanted} />
    </section>
  );
}
