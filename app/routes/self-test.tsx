import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { marketMarks } from '../page/application/market-marks.server';
import { SelfTestPage } from '../player/self-test/self-test-page';
import { siteOfPage } from '../site/site-of-page.server';
import { textSections, translator } from '../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from './application-error';

/** Questions about the own play, for everybody; nothing is sent here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = siteOfPage(request);
  return {
    title: `${translator(site)('selfTest.title')} · ${site.brand.name}`,
    // No other page of an application needs them in the browser.
    texts: textSections(site, ['selfTest']),
    // Help is worth more than the marks of the market: the page goes out without them.
    links: await marketMarks(site, '/self-test').catch(() => []),
  };
}

export { titleMeta as meta } from '../page/application/title-meta';

export default function SelfTest() {
  const { links, texts } = useLoaderData<typeof loader>();
  return <SelfTestPage links={links} texts={texts} />;
}
