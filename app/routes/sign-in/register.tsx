import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { answerForm, readFields } from '../../player/forms/read-form.server';
import { optionalPlayer } from '../../platform/player.server';
import { keepBonusCode } from '../../player/registration/bonus-code';
import { openRegistration } from '../../player/registration/open-registration.server';
import { Registration } from '../../player/registration/registration';
import { takeRegistrationForm } from '../../player/registration/registration.server';
import styles from '../../player/registration/registration.module.css';
import { translator } from '../../site/texts/messages.server';
import { siteOfPage } from '../../site/site-of-page.server';
import { localeAddress, wantedPath } from '../../site/wanted-path';

export { ApplicationError as ErrorBoundary } from '../application-error';

/** The sign-up page, for visitors without JavaScript and for external links. */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = siteOfPage(request);
  const { search, searchParams } = new URL(request.url);
  const wanted = wantedPath(searchParams.get('wanted')) ?? '/';
  if (await optionalPlayer(request)) throw redirectDocument(localeAddress(site.locale, wanted));
  const { setup, view, headers } = await openRegistration(request, site);
  const title = `${translator(site)('registration.pageTitle')} · ${site.brand.name}`;
  return data({ setup, view, wanted, search, title }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const site = siteOfPage(request);
  const outcome = await takeRegistrationForm(request, site, await readFields(request));
  const { complete, step } = outcome.answer.view;
  const { pathname, search } = new URL(request.url);
  const isBesideTheWay = step === 'Duplicated' || step === 'Unsupported';
  const next = complete?.signedIn ? complete.next : isBesideTheWay ? undefined : pathname + search;
  return answerForm(request, outcome, next);
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

/** Responses contain the data of the next step. */
export const shouldRevalidate = () => false;

export { titleMeta as meta } from '../../page/application/title-meta';

export default function Register() {
  const { setup, view, wanted, search } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { locale } = useSite();
  const [bonusCode, setBonusCode] = useState<string>();
  useEffect(() => setBonusCode(keepBonusCode(new URLSearchParams(search))), [search]);
  return (
    <section className={styles.page}>
      <Registration
        setup={setup}
        view={view}
        answer={answer}
        pageAddress={`/${locale}/register${search}`}
        wanted={wanted}
        bonusCode={bonusCode}
      />
    </section>
  );
}
