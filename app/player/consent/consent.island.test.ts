// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { consentKeys } from './consent-store';
import { mount } from './consent.island';

const props = {
  locale: 'en-UN',
  authorized: false,
  version: '1',
  offered: { essentials: true, performanceFunctional: false, marketing: false },
};

test('COOKIE-03 a page gone back to does not ask again what was answered on the way', async () => {
  document.body.innerHTML =
    '<div><section data-consent-notice hidden></section><dialog data-consent-settings></dialog></div>';
  const element = document.querySelector('div');
  const notice = document.querySelector('section');
  if (!element || !notice) throw new Error('no element');
  mount(element, props);
  await expect.poll(() => notice.hidden).toBe(false);
  localStorage.setItem(consentKeys.accepted, 'true');
  window.dispatchEvent(new Event('pageshow'));
  expect(notice.hidden).toBe(true);
});
