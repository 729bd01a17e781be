import { expect, test } from 'vitest';
import { siteWithRules } from '../../tests/support/site-with-rules';
import { testSite } from '../../ui/testing/site';
import { playerParts } from './player-parts-props';

test('idleMinutes: every page of a player keeps watch for the time of the market; a visitor is left alone', () => {
  const idle = (idleMinutes: number | null, authorized = true) =>
    playerParts(siteWithRules({ idleMinutes }), testSite({ authorized }))?.idle;
  expect(idle(2)).toMatchObject({ minutes: 2 });
  expect(idle(null)).toBeUndefined();
  expect(idle(2, false)).toBeUndefined();
});
