import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { marketMarks } from '../page/application/market-marks.server';
import { SelfTestPage } from '../player/self-test/self-test-page';
import { siteOfPage } from '../site/site-of-page.server';
import { textSections, translator } from '../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from './application-error';

/** A self-test of gambling behaviour, open to all visitors; the answers are not sent. */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = siteOfPage(request);
  return {
    title: `${translator(site)('selfTest.title')} · ${site.brand.name}`,
    // Only this page needs these texts in the browser.
    texts: textSections(site, ['selfTest']),
    // Help is more important than the marks of the market: without them the page is still served.
    links: await marketMarks(site, '/self-test').catch(() => []),
  };
}

export { titleMeta as meta } from '../page/application/title-meta';

export default function SelfTest() {
  const { links, texts } = useLoaderData<typeof loader>();
  return <SelfTestPage links={links} texts={texts} />;
}
