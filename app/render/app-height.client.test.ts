// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appHeight } from './app-height.client';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('ROUTE-49 takes the height 350 ms after the last resize, not before', () => {
  appHeight(window);
  const height = () => document.documentElement.style.getPropertyValue('--app-height');
  const before = height();
  Object.assign(window, { innerHeight: 555 });
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(200);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(349);
  expect(height()).toBe(before);
  vi.advanceTimersByTime(1);
  expect(height()).toBe('555px');
});
