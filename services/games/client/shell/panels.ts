import type { Fairness } from '../../api';
import type { GameApi } from '../session/game-api';
import { Refusal } from '../session/game-api';
import { ask } from './dialog';
import { element } from './element';
import type { Frame, Kind } from './kind';

/** Shows rules, payouts and the return to player. */
export async function showRules({ host, texts, reply }: Frame, kind: Kind | undefined): Promise<void> {
  const { returnToPlayer } = reply.game;
  const percent = new Intl.NumberFormat(reply.language, { style: 'percent', maximumFractionDigits: 2 });
  await ask(host, {
    title: texts('rules'),
    className: 'panel',
    body: [
      ...(kind?.rules() ?? []),
      element('h3', { textContent: texts('rtp') }),
      element('p', { textContent: texts('rtpText', { percent: percent.format(returnToPlayer) }) }),
      element('p', { className: 'quiet', textContent: texts('malfunction') }),
    ],
    choices: [],
    dismiss: { label: texts('close'), value: undefined },
  });
}

/** Shows the seed commitment, the player's client seed, and the server seed once it is replaced. */
export async function showFairness({ host, texts, reply, play }: Frame, api: GameApi): Promise<void> {
  const seedField = element('input', {
    value: reply.fairness.clientSeed,
    id: 'client-seed',
    maxLength: 64,
    required: true,
    autocomplete: 'off',
    spellcheck: false,
  });
  const facts = element('dl', { className: 'facts' });
  const revealed = element('div', { attributes: { role: 'status' } });
  const show = ({ serverSeedHash, nonce }: Fairness) =>
    facts.replaceChildren(
      ...[
        [texts('serverSeedHash'), serverSeedHash],
        [texts('roundsPlayed'), String(nonce)],
      ].flatMap(([term = '', fact = '']) => [
        element('dt', { textContent: term }),
        element('dd', { textContent: fact }),
      ]),
    );
  show(play.fairness);
  if (reply.table) return showTableFairness();
  const button = element('button', {
    type: 'button',
    className: 'button',
    textContent: texts('revealSeed'),
    onclick: () => {
      if (!seedField.reportValidity()) return;
      button.disabled = true;
      void replace().finally(() => (button.disabled = false));
    },
  });
  // Not a form element: a sandboxed frame cannot submit forms.
  const form = element(
    'div',
    { className: 'seed' },
    element('label', { htmlFor: 'client-seed', textContent: texts('clientSeed') }),
    seedField,
    button,
  );
  async function replace(): Promise<void> {
    try {
      const { revealed: old, fairness } = await api.replaceSeeds({ clientSeed: seedField.value });
      play.fairness = fairness;
      show(fairness);
      revealed.replaceChildren(
        element('h3', { textContent: texts('revealedSeed') }),
        element('p', { className: 'code', textContent: old.serverSeed }),
      );
      if (play.lastRoundId !== null) await verifyLast(play.lastRoundId);
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'error.other';
      revealed.replaceChildren(element('p', { textContent: texts.refusal(code) }));
    }
  }
  /** Only the verdict: the `/fair` page shows every number, but a sandboxed frame cannot open it. */
  async function verifyLast(roundId: string): Promise<void> {
    const { verdictOn } = await import('./verify-round');
    const verdict = await verdictOn(roundId, reply.language);
    const query = new URLSearchParams({ round: roundId, lang: reply.language });
    if (verdict !== null)
      revealed.append(
        element('h3', { textContent: texts('verify') }),
        element('p', { textContent: verdict }),
        element('p', { className: 'code', textContent: `${location.origin}/fair?${query.toString()}` }),
      );
  }
  /** At a table every round has its own server seed, which is revealed with the result. */
  async function showTableFairness(): Promise<void> {
    if (play.lastRoundId !== null) await verifyLast(play.lastRoundId);
    await ask(host, {
      title: texts('fairness'),
      className: 'panel',
      body: [element('p', { textContent: texts('tableFair') }), facts, revealed],
      choices: [],
      dismiss: { label: texts('close'), value: undefined },
    });
  }
  await ask(host, {
    title: texts('fairness'),
    className: 'panel',
    body: [element('p', { textContent: texts('fairText') }), facts, form, revealed],
    choices: [],
    dismiss: { label: texts('close'), value: undefined },
  });
}
