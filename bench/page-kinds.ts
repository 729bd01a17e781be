import { chromium } from 'playwright';
import { systemBrowser } from '../tests/support/system-browser';

/** The kinds of page that the browser's half of speed is measured on. */
export const pageKinds = {
  home: '',
  lobby: '/online-casino',
  'game list': '/online-casino/all-games',
  promotions: '/promotions',
  'static page': '/privacy-policy',
};

/** A brand's host and a locale of it. */
export const brandLocales = { halden: 'en-UN', kiekko: 'fi-FI', brasa: 'pt-PT' };

/** The middle one of an odd number of figures. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** An installed Chromium, or that of Playwright. */
export const chromiumPath = systemBrowser ?? chromium.executablePath();
