import { chromium } from 'playwright';
import { systemBrowser } from '../tests/support/system-browser';

/** Kinds of page for browser performance measurements. */
export const pageKinds = {
  home: '',
  lobby: '/online-casino',
  'game list': '/online-casino/all-games',
  promotions: '/promotions',
  'static page': '/privacy-policy',
};

/** A host and locale of each brand. */
export const brandLocales = { halden: 'en-UN', kiekko: 'fi-FI', brasa: 'pt-PT' };

/** The median of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** An installed Chromium, or that of Playwright. */
export const chromiumPath = systemBrowser ?? chromium.executablePath();
