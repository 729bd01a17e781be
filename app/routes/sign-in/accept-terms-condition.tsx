import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { validatePlatformEmpty, validatePlatformProfile } from '../../../schemas/generated/validators.js';
import {
  footerSuppliesTerms,
  ledToFooterTerms,
  termsAddress,
} from '../../content/static-pages/footer-terms.server';
import { textBeside } from '../../content/static-pages/static-page.server';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { answerForm, formResult, readForm, resultOfRefusal } from '../../player/forms/read-form.server';
import { type Player, optionalPlayer, requirePlayer } from '../../platform/player.server';
import { AcceptTerms } from '../../player/sign-in/accept-terms';
import { acceptTermsForm } from '../../player/sign-in/accept-terms-form';
import { resolveSite } from '../../site/resolve.server';
import { areTermsNewer } from '../../site/terms-version';
import { localeAddress, wantedPath } from '../../site/wanted-path';
import { titleMeta } from '../../page/application/title-meta';

export { ApplicationError as ErrorBoundary } from '../application-error';

const wantedOf = (request: Request) => wantedPath(new URL(request.url).searchParams.get('wanted'));

/** New terms to accept (TERMS-01, TERMS-02). Visitors who are not signed in see only the text (ROUTE-23). */
export async function loader({ request }: LoaderFunctionArgs) {
  const player = await optionalPlayer(request);
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirectDocument(resolution.to);
  const { site } = resolution;
  const [version, page, address, inFooter] = await Promise.all([
    player && versionToAccept(player, wantedOf(request)),
    textBeside(site, 'page-accept-terms'),
    termsAddress(site),
    footerSuppliesTerms(site),
  ]);
  const { title = site.brand.name, lead, body } = (page && inFooter ? ledToFooterTerms(page) : page) ?? {};
  return data(
    { title, page: { title, lead, body }, address, version },
    { headers: { 'cache-control': 'no-store' } },
  );
}

/** @throws Response a redirect to the requested page for a player who has accepted the terms in force */
async function versionToAccept({ site, call, refresh }: Player, wanted: string | undefined): Promise<string> {
  const [version, profile] = await Promise.all([
    currentTermsVersion(site),
    call({ path: '/platform/v1/player/profile', validate: validatePlatformProfile }),
  ]);
  if (version && areTermsNewer(profile.termsAndConditionsAcceptedVersion, version)) return version;
  // Drops cached data of the player from before the acceptance.
  await refresh();
  throw redirectDocument(localeAddress(site.locale, wanted));
}

export async function action({ request }: ActionFunctionArgs) {
  const { site, call, refresh } = await requirePlayer(request);
  const submission = await readForm(request, acceptTermsForm);
  if (submission.status !== 'success')
    return answerForm(request, { answer: { result: formResult(acceptTermsForm, submission) } });
  const { version } = submission.value;
  // Newer terms may have been published since: only terms that were shown can be accepted.
  if (version !== (await currentTermsVersion(site))) throw redirectDocument(request.url);
  try {
    await call({
      method: 'POST',
      path: '/platform/v1/player/update_term_and_condition_version',
      body: { version },
      validate: validatePlatformEmpty,
    });
  } catch (error) {
    return answerForm(request, { answer: { result: resultOfRefusal(acceptTermsForm, submission, error) } });
  }
  await refresh();
  throw redirectDocument(localeAddress(site.locale, wantedOf(request)));
}

export const meta: MetaFunction<typeof loader> = (page) => [
  ...titleMeta(page),
  { name: 'robots', content: 'noindex' },
];

export default function AcceptTermsPage() {
  const { page, address, version } = useLoaderData<typeof loader>();
  return (
    <AcceptTerms
      page={page}
      address={address}
      version={version}
      result={useActionData<typeof action>()?.result}
    />
  );
}
