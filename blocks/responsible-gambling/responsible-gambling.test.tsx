import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { ResponsibleGambling } from './responsible-gambling';

const logo = { url: 'https://images.marquee.test/a.svg', width: 64, height: 64, alt: '' };

function render(authorized: boolean, market = 'FI'): string {
  return renderToStaticMarkup(
    <SiteProvider value={testSite({ authorized, market })}>
      <ResponsibleGambling
        content={{
          title: 'Stay in control',
          text: 'Gambling can be addictive.',
          links: [
            { label: 'About limits', target: '/responsible-gambling', visibleTo: 'not-authorized' },
            { label: 'My limits', target: '/my-account/gambling-limits', visibleTo: 'authorized' },
          ],
          organisations: [{ name: 'Help line', logo, onlyMarkets: ['FI'] }],
        }}
        live={{ minimumAge: 18 }}
      />
    </SiteProvider>,
  );
}

test('players are led to their limits, visitors to what explains them', () => {
  expect(render(false)).toMatch(/About limits(?!.*My limits)/);
  expect(render(true)).toMatch(/^(?!.*About limits).*My limits/);
});

test('the warning stays where a market has no organisation of its own', () => {
  const html = render(false, 'BR');
  expect(html).not.toContain('Help line');
  expect(html).toContain('Gambling can be addictive.');
  expect(html).toContain('aria-label="Adults only: 18 and over"');
});
