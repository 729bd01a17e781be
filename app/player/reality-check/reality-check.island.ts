import { sessionMark } from '../../platform/session/session-mark';
import { fetchJson } from '../../../ui/live/poll';
import { sendForm } from '../forms/send-form';
import { postSignOut } from '../session/post-sign-out';
import { createRealityCheck } from './reality-check';
import { readMinutes, readSummary } from './reality-check-answer';

export interface RealityCheckProps {
  locale: string;
}

const key = 'reality-check-continued';

/** Reminds the player of time and money, over whatever page is open (LIMIT-25 to LIMIT-27). */
export function mount(_element: HTMLElement, { locale }: RealityCheckProps): void {
  const address = `/api/player/reality-check?${new URLSearchParams({ locale }).toString()}`;
  const summaryAddress = address.replace('?', '/summary?');
  const check = createRealityCheck({
    now: () => Date.now(),
    minutes: async () => readMinutes(await fetchJson(address)),
    summary: async () => readSummary(await fetchJson(summaryAddress)),
    async show(summary) {
      const { openRealityCheck } = await import('./reality-check-dialog');
      return openRealityCheck(locale, summary, {
        async reset() {
          const { kind } = await sendForm(address, {});
          if (kind !== 'answer') return false;
          check.wasReset();
          return true;
        },
        goOn: () => check.continued(summary.period ?? 0),
        async signOut() {
          if (!(await postSignOut(locale))) return false;
          location.assign(`/${locale}`);
          return true;
        },
      });
    },
    readContinued,
    writeContinued,
  });
  check.start();
  addEventListener('storage', ({ key: changed }) => changed === key && void check.look());
  // Timers of hidden pages are throttled.
  document.addEventListener('visibilitychange', () => document.hidden || void check.look());
}

/** The next player of this browser is asked all the same: the mark of the session goes along. */
function readContinued(): number | undefined {
  try {
    const [mark, until] = localStorage.getItem(key)?.split(' ') ?? [];
    return mark === sessionMark() && Number.isFinite(Number(until)) ? Number(until) : undefined;
  } catch {
    return undefined;
  }
}

function writeContinued(until: number): void {
  try {
    localStorage.setItem(key, `${sessionMark()} ${until}`);
  } catch {
    // Other tabs, and the next page, ask once more.
  }
}
