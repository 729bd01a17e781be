import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { SignUpBonus } from './sign-up-bonus';

function render(authorized: boolean): string {
  return renderToStaticMarkup(
    <SiteProvider value={testSite({ authorized })}>
      <SignUpBonus
        content={{
          title: 'For new players',
          amount: '100% up to €200',
          conditions: '18+. Minimum deposit €10.',
          termsLink: { label: 'Bonus terms', target: '/bonus-terms' },
          callsToAction: [
            { label: 'Join', target: '#signup', visibleTo: 'not-authorized' },
            { label: 'To the offer', target: '/promotions/casino/welcome', visibleTo: 'authorized' },
          ],
        }}
        live={null}
      />
    </SiteProvider>,
  );
}

test('BLOCK-27 visitors are led to the sign-up, players to the offer', () => {
  expect(render(false)).toMatch(/href="\/en-UN\/register" data-dialog="signup"[^>]*>Join<(?!.*To the offer)/);
  expect(render(true)).toMatch(/^(?!.*>Join<).*href="\/en-UN\/promotions\/casino\/welcome"/);
});

test('API-135 the conditions and the way to the terms stand beside the offer for everybody', () => {
  for (const authorized of [false, true]) {
    expect(render(authorized)).toContain('18+. Minimum deposit €10.');
    expect(render(authorized)).toContain('href="/en-UN/bonus-terms"');
  }
});
