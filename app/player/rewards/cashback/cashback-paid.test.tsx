// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlatformReward } from '../../../../schemas/generated/types';
import { showToast } from '../../../../ui/notice/toast';
import { SiteProvider } from '../../../../ui/site/site-context';
import { testSite } from '../../../../ui/testing/site';
import { CashbackPaid } from './cashback-paid';

const reward: PlatformReward = {
  ...{ campaignId: 1003, bonusAssignmentId: 'bonus-1-1003-1', name: 'A tenth back', vertical: 'casino' },
  ...{
    campaignStatus: 'ACTIVE',
    campaignCategory: 'opt-in',
    bonusType: 'NON_STICKY',
    product: 'CASINO',
    bonusKind: 'OPT_IN',
    rewardKind: 'CASH',
    hasBonusCode: false,
  },
  ...{ currency: 'EUR', amount: 400, wageringAmount: 0 },
  terms: { reward: 'money', wageringTimes: 0, maximumStake: null, maximumWin: null, days: 7, weights: {} },
};
const page = (
  <SiteProvider value={testSite()}>
    <CashbackPaid reward={reward} />
  </SiteProvider>
);
const toasts = () => [...document.querySelectorAll('[data-toast] p')].map((text) => text.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('BONUS-30 the toast of a claimed cashback closes after five seconds, and no other with it; without a script a line says it', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place.querySelector('[role=status]')?.textContent).toContain('A tenth back');
  act(() => void hydrateRoot(place, page));
  expect(place.textContent).toBe('');
  showToast({ kind: 'success', value: 'Another one', timer: 0, closeLabel: 'Close' });
  const [paid] = toasts();
  expect(paid).toContain('A tenth back');
  vi.advanceTimersByTime(4_999);
  expect(toasts()).toEqual([paid, 'Another one']);
  vi.advanceTimersByTime(1);
  expect(toasts()).toEqual(['Another one']);
});
