/** @vitest-environment jsdom */
import { beforeEach, expect, test, vi } from 'vitest';
import { documentHeaders } from '../../site/document-headers.server';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import type { CrmState } from './crm-api';
import { readOffers } from './crm-offers';
import { crmOf } from './crm-settings.server';

const provider = { script: 'https://crm.test/loader.js', origins: ['https://crm.test'] };

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  delete window.CrmInbox;
});

test('INBOX-01 the address of the script names site and session, and a script that sets nothing has failed', async () => {
  const { loadCrm, subscribeCrm } = await import('./crm-api');
  const states: CrmState['name'][] = [];
  subscribeCrm(({ name }) => states.push(name));
  loadCrm('https://crm.test/loader.js?key=k-1', 'session-1', document.head);
  const script = document.querySelector('script');
  expect(script?.src).toBe('https://crm.test/loader.js?key=k-1&session=session-1');
  script?.dispatchEvent(new Event('load'));
  expect(states).toEqual(['waiting', 'failed']);
});

test('INBOX-01 a script that comes has its offers, however late the inbox subscribes', async () => {
  const { loadCrm, subscribeCrm } = await import('./crm-api');
  loadCrm('https://crm.test/loader.js?key=k-1', 'session-1', document.head);
  window.CrmInbox = { offers: () => Promise.resolve([]) };
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  const states: CrmState['name'][] = [];
  subscribeCrm(({ name }) => states.push(name));
  expect(states).toEqual(['loaded']);
});

test('INBOX-01 only brands with a provider have its script, and only their pages allow its origin', () => {
  const sites = [...configuration().brands.values()].flatMap((brand) => sitesOf(brand));
  const withCrm = sites.filter((site) => crmOf(site, provider));
  expect(new Set(withCrm.map(({ brand }) => brand.siteId)).size).toBe(2);
  expect(withCrm.length).toBeLessThan(sites.length);
  for (const site of withCrm)
    expect(crmOf(site, provider)?.script).toBe(`${provider.script}?key=simulated-site-${site.brand.siteId}`);
  expect(sites.filter((site) => crmOf(site, undefined))).toEqual([]);
  const policyOf = (...args: Parameters<typeof documentHeaders>) =>
    new Map(documentHeaders(...args)).get('content-security-policy') ?? '';
  vi.stubEnv('NODE_ENV', 'production');
  const policy = policyOf({ crm: provider.origins });
  expect(policy).toMatch(/script-src [^;]*https:\/\/crm\.test/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/crm\.test/);
  expect(policy).not.toMatch(/frame-src [^;]*https:\/\/crm\.test/);
  expect(policyOf({})).not.toContain('crm.test');
  vi.unstubAllEnvs();
});

test('INBOX-02 offers that do not fit are left out, and links lead to pages of the site alone', () => {
  const offer = { id: 'a', title: 'Title', text: 'Text' };
  const linked = (path: unknown) => readOffers([{ ...offer, path }])[0];
  expect(readOffers([offer, { id: 'b' }, null, { ...offer, title: ' ' }])).toEqual([offer]);
  expect(readOffers({ offers: [offer] })).toEqual([]);
  expect(linked('/online-casino')).toHaveProperty('path', '/online-casino');
  for (const path of [
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '/a?b=c',
    7,
  ])
    expect(linked(path)).toEqual(offer);
  expect(readOffers(Array.from({ length: 50 }, () => offer))).toHaveLength(20);
});
