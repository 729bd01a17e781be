// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { storeConsent } from '../consent/consent-store';
import { allCookies, onlyEssentials } from '../consent/cookie-options';
import { consentChanged } from '../consent/has-consent';
import { configuration } from '../../site/configuration/configuration.server';
import { documentHeaders } from '../../site/document-headers.server';
import { sitesOf } from '../../site/resolve.server';
import { adMasterProps } from './ad-master-props';
import { mount } from './ad-master.island';

const src = 'https://tags.example/ad-master.js';
const sites = [...configuration().brands.values()].flatMap((brand) => sitesOf(brand));

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div></div>';
});

test('MARKET-32 AMB-68 the tag is there in BR, CL and PE, and nowhere without an address', () => {
  const tagged = sites.filter((site) => adMasterProps(site, src)).map(({ locale }) => locale);
  expect([...new Set(tagged)].sort()).toEqual(['cl-CL', 'pe-PE', 'pt-BR']);
  expect(sites.filter((site) => adMasterProps(site, undefined))).toEqual([]);
});

test('MARKET-32 the policy of a page allows the origin of its tag, and that of no other page does', () => {
  const policyOf = (...args: Parameters<typeof documentHeaders>) =>
    new Map(documentHeaders(...args)).get('content-security-policy');
  const previous = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  expect(policyOf({ tag: src })).toContain("script-src 'self' https://tags.example;");
  expect(policyOf({})).not.toContain('tags.example');
  process.env.NODE_ENV = previous;
});

test('MARKET-32 COOKIE-03 nothing is loaded before the visitor agrees to marketing, and once after', () => {
  const element = document.querySelector('div');
  if (!element) throw new Error('there is no element');
  const decide = (options: typeof allCookies) => {
    storeConsent(localStorage, { id: 'x', options, version: '1' });
    window.dispatchEvent(new Event(consentChanged));
  };
  const scripts = () => [...element.querySelectorAll('script')];
  mount(element, { src, market: 'BR', language: 'pt' });
  expect(scripts()).toEqual([]);
  decide(onlyEssentials);
  expect(scripts()).toEqual([]);
  decide(allCookies);
  decide(allCookies);
  expect(scripts().map((script) => [script.src, { ...script.dataset }])).toEqual([
    [src, { market: 'BR', language: 'pt', device: 'desktop' }],
  ]);
});
