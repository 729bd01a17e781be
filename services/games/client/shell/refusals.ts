import type { SessionReply } from '../../api';
import { ask, type Choice } from './dialog';
import type { Shell } from './shell';

export interface Refusals {
  refused: (code: string, stake: number, balance: number) => void;
  returned: (stake: number) => void;
}

interface Ways {
  deposit: (() => void) | null;
  fillDemo: () => Promise<void>;
  lobby: () => void;
}

/** The balance is insufficient, or there was never a deposit. */
const lacksMoney = new Set(['error.balance.insufficient', 'error.wallet.not.exists']);

const ended = new Set(['error.session.ended', 'error.game.session.ended', 'error.token.invalid']);
const limits = /limit\.reached$|^error\.(account\.suspended|timeout\.in\.progress|exclusion)/;

/** Explains to the player why a round did not start, with a suitable action. */
export function refusalDialogs(
  host: HTMLElement,
  shell: Shell,
  { mode }: SessionReply,
  ways: Ways,
): Refusals {
  const { texts, money } = shell;
  const dismiss = { label: texts('close'), value: undefined };
  const tell = (title: string, text: string, ...others: readonly Choice<(() => unknown) | undefined>[]) =>
    void ask<(() => unknown) | undefined>(host, {
      title,
      body: [text],
      choices: [...others, { label: texts('close'), value: undefined, main: others.length === 0 }],
      dismiss,
    }).then((chosen) => chosen?.());
  return {
    returned: (stake) => tell(texts('noticeTitle'), texts('stakeReturned', { stake: money(stake) })),
    refused: (code, stake, balance) => {
      if (ended.has(code)) {
        const action = { label: texts('lobby'), run: ways.lobby };
        shell.cover({ title: texts('endedTitle'), text: texts('endedText'), action });
      } else if (lacksMoney.has(code)) {
        const more =
          mode === 'demo'
            ? { label: texts('fillDemo'), value: ways.fillDemo, main: true }
            : ways.deposit && { label: texts('deposit'), value: ways.deposit, main: true };
        tell(
          texts('fundsTitle'),
          texts('fundsText', { stake: money(stake), balance: money(balance) }),
          ...(more ? [more] : []),
        );
      } else if (limits.test(code)) {
        tell(texts('limitTitle'), texts.refusal(code), { label: texts('lobby'), value: ways.lobby });
      } else tell(texts('noticeTitle'), texts.refusal(code));
    },
  };
}
