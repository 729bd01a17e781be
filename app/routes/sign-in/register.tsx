import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { readFields } from '../../player/forms/read-form.server';
import { optionalPlayer } from '../../platform/player.server';
import { keepBonusCode } from '../../player/registration/bonus-code';
import { openRegistration } from '../../player/registration/open-registration.server';
import { Registration } from '../../player/registration/registration';
import { takeRegistrationForm } from '../../player/registration/registration.server';
import styles from '../../player/registration/registration.module.css';
import { translator } from '../../site/texts/messages.server';
import { resolveSite } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { localeAddress, wantedPath } from '../../site/wanted-path';

export { ApplicationError as ErrorBoundary } from '../application-error';

/** The page to open an account on, for visitors without scripts and for links from outside. */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = siteOf(request);
  const { search, searchParams } = new URL(request.url);
  const wanted = wantedPath(searchParams.get('wanted')) ?? '/';
  if (await optionalPlayer(request)) throw redirectDocument(localeAddress(site.locale, wanted));
  const { setup, view, headers } = await openRegistration(request, site);
  const title = `${translator(site)('registration.pageTitle')} · ${site.brand.name}`;
  return data({ setup, view, wanted, search, title }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const site = siteOf(request);
  const { answer, status, headers } = await takeRegistrationForm(request, site, await readFields(request));
  const { complete, step } = answer.view;
  if (complete?.signedIn) throw redirectDocument(complete.next, { headers });
  const stays = status !== 200 || step === 'Duplicated' || step === 'Unsupported';
  // A reload of the next step must not send this one again.
  if (!stays) throw redirect(new URL(request.url).pathname + new URL(request.url).search, { headers });
  return data(answer, { status, headers });
}

function siteOf(request: Request): Site {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  return resolution.site;
}

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
