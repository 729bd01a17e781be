import { anonymous } from '../platform/visitor/facts';
import { queryOf } from './page-query';
import { expect, test } from 'vitest';
import { configuration } from '../site/configuration/configuration.server';
import { sitesOf } from '../site/resolve.server';
import { translator } from '../site/texts/messages.server';
import type { Site } from '../site/site';
import { fillPayAndPlay } from './pay-and-play.server';

const sites = [...configuration().brands.values()].flatMap((brand) => sitesOf(brand));
const siteWith = sites.find(({ market, rules }) => market.payAndPlay && rules.payAndPlay);
const siteWithout = sites.find(({ market }) => !market.payAndPlay);

async function fill(
  site: Site | undefined,
  payAndPlay: boolean,
  rules: Partial<Site['rules']> = { payAndPlay: true },
) {
  if (!site) throw new Error('no such market');
  const features = { ...site.features, payAndPlay };
  return fillPayAndPlay(
    { title: 'Pay and play' },
    {
      site: { ...site, features, rules: { ...site.rules, ...rules } },
      path: '/',
      params: {},
      query: queryOf(new URLSearchParams()),
      facts: anonymous,
      now: () => 0,
      liveAge: 'page',
      t: translator(site),
      footerSuppliesTerms: false,
      liveChatOff: false,
      missingLanding: false,
    },
  );
}

test('PNP-01 offered only with the flag on, in markets that have it', async () => {
  expect(await fill(siteWith, false)).toEqual({ amounts: [] });
  expect(await fill(siteWithout, true)).toEqual({ amounts: [] });
  const offered = await fill(siteWith, true);
  expect(offered.href).toBe(`/${siteWith?.locale ?? ''}/signup/pnp`);
  expect(offered.amounts.map(({ amount }) => amount)).toEqual(
    siteWith?.market.payAndPlay?.amounts.toSorted((a, b) => a - b),
  );
});

test('payAndPlay: nothing is offered where the law asks for an account first, or the market is not open', async () => {
  expect(await fill(siteWith, true, { payAndPlay: false })).toEqual({ amounts: [] });
  expect(await fill(siteWith, true, { payAndPlay: true, marketStatus: 'demo-only' })).toEqual({
    amounts: [],
  });
});
