import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateLicenceStripContent, validateMinimumAgeLive } from '../../schemas/generated/validators';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import maximal from './fixtures/maximal.json';
import { LicenceStrip } from './licence-strip';

function render(market: string, minimumAge = 18): string {
  const { content } = maximal as { content: unknown };
  const live: unknown = { minimumAge };
  if (!validateLicenceStripContent(content) || !validateMinimumAgeLive(live))
    throw new Error('invalid fixture');
  return renderToStaticMarkup(
    <SiteProvider value={testSite({ market })}>
      <LicenceStrip content={content} live={live} />
    </SiteProvider>,
  );
}

test('MARKET-26 a market gets its own marks and its own text, every other the general ones', () => {
  const germany = render('DE');
  const finland = render('FI');
  expect(germany).toContain('alt="Nordhavn Lotteries Board"');
  expect(germany).toContain('NLB-0077');
  expect(finland).not.toContain('Nordhavn');
  expect(finland).toContain('AGA-2019-0142');
});

test('the age is the one of the market', () => {
  expect(render('FI', 21)).toContain('aria-label="Adults only: 21 and over"');
});
