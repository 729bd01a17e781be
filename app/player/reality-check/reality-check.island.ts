import { fetchJson } from '../../../ui/live/poll';
import { sendForm } from '../forms/send-form';
import { postSignOut } from '../session/post-sign-out';
import { createRealityCheck } from './reality-check';
import { readMinutes, readSummary } from './reality-check-answer';

export interface RealityCheckProps {
  locale: string;
}

/** Shows the reality check over any page (LIMIT-25 to LIMIT-27). */
export function mount(_element: HTMLElement, { locale }: RealityCheckProps): void {
  const address = `/api/player/reality-check?${new URLSearchParams({ locale }).toString()}`;
  const summaryAddress = address.replace('?', '/summary?');
  const check = createRealityCheck({
    minutes: async () => readMinutes(await fetchJson(address)),
    summary: async () => readSummary(await fetchJson(summaryAddress)),
    async show(summary) {
      const { openRealityCheck } = await import('./reality-check-dialog');
      return openRealityCheck(locale, summary, {
        reset: () => send(address),
        goOn: () => send(`${address}&answer=continue`),
        async signOut() {
          if (!(await postSignOut(locale))) return false;
          location.assign(`/${locale}`);
          return true;
        },
      });
    },
  });
  /** @returns whether the platform has received the answer */
  async function send(answerAddress: string): Promise<boolean> {
    const { kind } = await sendForm(answerAddress, {});
    if (kind !== 'answer') return false;
    check.answered();
    return true;
  }
  check.start();
  // Timers of hidden pages are throttled, and another tab may have responded.
  document.addEventListener('visibilitychange', () => document.hidden || void check.look());
}
