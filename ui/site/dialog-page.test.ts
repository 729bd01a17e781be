import { expect, it } from 'vitest';
import { dialogPage } from './dialog-page';

it.each([
  ['#signup', { dialog: 'signup', href: '/fi-FI/register' }],
  ['/fi-FI/promo/talvi?bonusCode=ABC#signup', { dialog: 'signup', href: '/fi-FI/register?bonusCode=ABC' }],
  ['#reset-password', { dialog: 'reset-password', href: '/fi-FI/reset-password' }],
  ['#login', undefined],
  ['/fi-FI#signup', undefined],
  ['/fi-FI/promotions', undefined],
])('ROUTE-10 ROUTE-45 the page behind %s', (href, expected) => {
  expect(dialogPage(href, 'fi-FI')).toEqual(expected);
});
