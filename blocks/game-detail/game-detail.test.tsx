import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockProps } from '../../schemas/generated/blocks';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { GameDetail } from './game-detail';

const fixture = JSON.parse(
  readFileSync('blocks/game-detail/fixtures/typical.json', 'utf8'),
) as BlockProps<'game-detail'>;

function render(returnToPlayer: boolean): string {
  const site = testSite({
    rules: { marketStatus: 'open', returnToPlayer, riskWarning: false, loyalty: true },
  });
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <GameDetail {...fixture} live={{ ...fixture.live, rtp: 96.5 }} />
    </SiteProvider>,
  );
}

test('returnToPlayer: the page of a game states its return, and that it promises nothing', () => {
  expect(render(true)).toMatch(/96\.5.*It does not say what you yourself can expect\./s);
  expect(render(false)).not.toContain('It does not say what you yourself can expect.');
});
