import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../ui/site-context';
import { testSite } from '../../ui/testing/site';
import { HeroBanner } from './hero-banner';

const image = { url: 'https://images.marquee.test/a.svg', width: 1920, height: 720, alt: '' };

test('BLOCK-27 shows the call to action of the sign-in state', () => {
  const render = (authorized: boolean): string =>
    renderToStaticMarkup(
      <SiteProvider value={testSite({ authorized })}>
        <HeroBanner
          content={{
            title: 'Title',
            image,
            callsToAction: [
              { label: 'Join', target: '#signup', visibleTo: 'not-authorized' },
              { label: 'Deposit', target: '/my-account/banking/deposit', visibleTo: 'authorized' },
            ],
          }}
          live={null}
        />
      </SiteProvider>,
    );
  expect(render(false)).toMatch(/>Join<(?!.*>Deposit<)/);
  expect(render(true)).toMatch(/^(?!.*>Join<).*>Deposit</);
});
