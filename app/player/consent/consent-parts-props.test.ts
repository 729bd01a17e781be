import { expect, test } from 'vitest';
import { siteWithRules } from '../../../tests/support/site-with-rules';
import { testSite } from '../../../ui/testing/site';
import { consentParts } from './consent-parts-props';

test('cookiesPreTicked: optional categories are ticked beforehand only where the law lets them', () => {
  const offered = (cookiesPreTicked: boolean) =>
    consentParts(siteWithRules({ cookiesPreTicked }), testSite()).island.offered;
  expect(offered(false)).toEqual({ essentials: true, performanceFunctional: false, marketing: false });
  expect(offered(true)).toEqual({ essentials: true, performanceFunctional: true, marketing: true });
});
