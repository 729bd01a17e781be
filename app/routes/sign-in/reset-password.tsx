import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RichTextView } from '../../../ui/text/rich-text-view';
import { useSite } from '../../../ui/site/site-context';
import { textBeside } from '../../content/static-pages/static-page.server';
import { answerForm, readFields } from '../../player/forms/read-form.server';
import { ResetPassword } from '../../player/reset-password/reset-password';
import styles from '../../player/reset-password/reset-password.module.css';
import { openReset, takeLink, takeResetForm } from '../../player/reset-password/reset.server';
import { translator } from '../../site/texts/messages.server';
import { siteOfPage } from '../../site/site-of-page.server';
import type { Site } from '../../site/site';

export { ApplicationError as ErrorBoundary } from '../application-error';

/** The password reset page (RESET-10), also the target of the link in the e-mail (RESET-09). */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = siteOfPage(request);
  const token = new URL(request.url).searchParams.get('token');
  if (token) {
    const headers = new Headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    headers.append('set-cookie', await takeLink(request, site, token));
    throw redirect(pageOf(site), { headers });
  }
  const [{ view, headers }, text] = await Promise.all([
    openReset(request, site),
    textBeside(site, 'page-reset-password'),
  ]);
  const title = `${translator(site)('resetPassword.title')} · ${site.brand.name}`;
  return data({ view, title, text: text && { lead: text.lead, body: text.body } }, { headers });
}

export const headers: HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' });

export async function action({ request }: ActionFunctionArgs) {
  const site = siteOfPage(request);
  return answerForm(request, await takeResetForm(request, site, await readFields(request)), pageOf(site));
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

/** Responses contain the data of the next step. */
export const shouldRevalidate = () => false;

const pageOf = (site: Site) => `/${site.locale}/reset-password`;

export { titleMeta as meta } from '../../page/application/title-meta';

export default function ResetPasswordPage() {
  const { view, text } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { locale } = useSite();
  return (
    <section className={styles.page}>
      <ResetPassword view={view} answer={answer} pageAddress={`/${locale}/reset-password`} />
      {text?.body && (
        <div className={styles.help}>
          {text.lead && <p>{text.lead}</p>}
          <RichTextView document={text.body} />
        </div>
      )}
    </section>
  );
}
