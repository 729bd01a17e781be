// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateTournamentBoxContent, validateTournamentLive } from '../../schemas/generated/validators';
import { SiteProvider, type SiteView } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import typical from './fixtures/typical.json' with { type: 'json' };
import { TournamentBox } from './tournament-box';

function render(site: Partial<SiteView>): HTMLElement {
  const content: unknown = typical.content;
  const live: unknown = typical.live;
  if (!validateTournamentBoxContent(content) || !validateTournamentLive(live))
    throw new Error('invalid fixture');
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite(site)}>
      <TournamentBox content={content} live={live} />
    </SiteProvider>,
  );
  return document.body;
}

test('BLOCK-27 shows the call to action of the sign-in state', () => {
  expect(render({ authorized: false }).textContent).toContain('Join the race');
  const signedIn = render({ authorized: true }).textContent;
  expect(signedIn).not.toContain('Join the race');
  expect(signedIn).toContain('Play a race game');
});

test('BLOCK-26 shows prize, players and as many ranks as asked for', () => {
  const text = render({}).textContent;
  expect(text).toContain('€25,000');
  expect(text).toContain('1,284');
  expect(document.querySelectorAll('tbody tr:not([hidden])')).toHaveLength(7);
});
