// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from './tournament-leaderboard.island';

const cells = ['rank', 'nickname', 'points', 'prize'].map((cell) => `<td data-cell="${cell}"></td>`).join('');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('API-127 a refresh fills the rows there are, as text, and hides the spare ones', async () => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: true }]);
      }
    },
  );
  const leaderboard = [
    { rank: 1, nickname: '<i>a•••</i>', points: 12_500, prize: { amount: 800_000, currency: 'EUR' } },
    { rank: 2, nickname: 'b•••', points: 900 },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ leaderboard }))));
  document.body.innerHTML = `<div><table hidden><tbody>${`<tr hidden>${cells}</tr>`.repeat(3)}</tbody></table><p data-empty></p></div>`;
  const element = document.querySelector('div');
  if (!element) throw new Error('no element');
  const displays = { EUR: { symbol: '€', hasSpace: false, position: 'before' as const } };
  mount(element, { href: '/api/tournament', tag: 'en', displays });
  await vi.advanceTimersByTimeAsync(30_100);
  const rows = [...element.querySelectorAll('tr')];
  const shown = rows
    .filter((row) => !row.hidden)
    .map((row) => [...row.cells].map((cell) => cell.textContent));
  expect(shown).toEqual([
    ['1', '<i>a•••</i>', '12,500', '€8,000'],
    ['2', 'b•••', '900', ''],
  ]);
  expect(element.querySelector('table')?.hidden).toBe(false);
  expect(element.querySelector('p')?.hidden).toBe(true);
});
