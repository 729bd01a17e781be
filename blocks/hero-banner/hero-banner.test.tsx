import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HeroBannerContent } from '../../schemas/generated/types';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { HeroBanner } from './hero-banner';

const image = { url: 'https://images.marquee.test/a.svg', width: 1920, height: 720, alt: '' };

const join = { label: 'Join', target: '#signup', visibleTo: 'not-authorized' } as const;
const deposit = {
  label: 'Deposit',
  target: '/my-account/banking/deposit',
  visibleTo: 'authorized',
} as const;

function render(content: Partial<HeroBannerContent>, authorized = false): string {
  return renderToStaticMarkup(
    <SiteProvider value={testSite({ authorized })}>
      <HeroBanner content={{ title: 'Title', image, ...content }} live={null} />
    </SiteProvider>,
  );
}

test('BLOCK-27 shows the call to action of the sign-in state', () => {
  const content = { mainCalls: [join, deposit] };
  expect(render(content, false)).toMatch(/>Join<(?!.*>Deposit<)/);
  expect(render(content, true)).toMatch(/^(?!.*>Join<).*>Deposit</);
});

test('the main call leads whatever emphasis its link has elsewhere, further ones follow', () => {
  const html = render({
    mainCalls: [{ ...join, emphasis: 'secondary' }],
    furtherCalls: [
      { label: 'Games', target: '/online-casino', emphasis: 'primary' },
      { label: 'Rules', target: '/rules', emphasis: 'plain' },
    ],
  });
  const emphasis = [...html.matchAll(/class="button (\w+) large"[^>]*>(\w+)</g)].map((match) =>
    match.slice(1, 3),
  );
  expect(emphasis).toEqual([
    ['primary', 'Join'],
    ['secondary', 'Games'],
    ['plain', 'Rules'],
  ]);
});
