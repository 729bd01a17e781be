import { afterEach, expect, test, vi } from 'vitest';
import type { FilledBlock } from '../../schemas/generated/blocks';
import { log } from '../server/log.server';
import { resolveAddress } from '../site/resolve.server';
import { reportMissingBanner } from './missing-banner.server';

const siteOf = (address: string) => {
  const resolution = resolveAddress(new URL(address), 'desktop');
  if (resolution.kind !== 'site') throw new Error(`${address} is no site`);
  return resolution.site;
};
const kiekko = siteOf('http://kiekko.localhost:3000/en-FI');
const halden = siteOf('http://halden.localhost:3000/en-UN');
const banner: FilledBlock = {
  entryId: 'banner',
  block: 'pay-and-play',
  content: { title: 'Pay and play' },
  live: { amounts: [] },
};

afterEach(() => vi.restoreAllMocks());

test('PNP-15 CONTENT-24 API-150 a page of pay-and-play without its banner is reported, one with it is not', () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  reportMissingBanner(kiekko, '/signup/pnp', [banner]);
  reportMissingBanner(kiekko, '/', []);
  reportMissingBanner(halden, '/signup/pnp', []);
  expect(error).not.toHaveBeenCalled();
  reportMissingBanner(kiekko, '/signup/pnp', []);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'block.missing', block: 'pay-and-play', brand: 'kiekko' }),
    'Pnp Banner not being configured!',
  );
});
