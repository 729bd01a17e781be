import { createHash } from 'node:crypto';
import { renderSVG } from 'uqr';
import coin from '../data/coin.json';
import { pay } from '../transactions/change';
import type { Step } from '../transactions/record';
import { type Action, atStep } from './action';
import { form } from './fields';
import { Html, html } from '../../process/html';
import { inCoins } from './money';
import type { PageContext } from './page-context';

/** Address and amount of a payment in cryptocurrency. */
export function coinForm(context: PageContext): Html {
  const { texts, record } = context;
  const address = addressOf(record.hosted.token);
  const amount = inCoins(record.view.amount, record.view.currency);
  const code = new Html(renderSVG(`${coin.name.toLowerCase()}:${address}?amount=${amount}`, { border: 2 }));
  return html`<p>${texts('coin.text')}</p>
    <div class="qr" role="img" aria-label="${texts('coin.qr')}">${code}</div>
    <dl class="facts">
      <div>
        <dt>${texts('amount')}</dt>
        <dd><bdi>${amount} ${coin.code}</bdi></dd>
      </div>
      <div>
        <dt>${texts('coin.address')}</dt>
        <dd class="address"><bdi>${address}</bdi></dd>
      </div>
    </dl>
    <button type="button" class="quiet" hidden data-copy="${address}" data-copied="${texts('coin.copied')}">
      ${texts('coin.copy')}
    </button>
    ${form(context, 'send', html``, texts('coin.send'))}`;
}

/** The transfer was detected and is being confirmed block by block. */
export function confirmationsText(
  { texts, provider }: PageContext,
  { sentAt }: Extract<Step, { kind: 'confirmations' }>,
): Html {
  const blocks = Math.floor((provider.now() - sentAt) / provider.durations.blockMs);
  const count = Math.max(0, Math.min(blocks, coin.confirmations));
  return html`<p role="status" data-live>
      ${texts('coin.confirmations', { count, total: coin.confirmations })}
    </p>
    <noscript
      ><p><a href="">${texts('refresh')}</a></p></noscript
    >`;
}

/** Simulates the transfer from the customer's wallet. */
export const sendCoins: Action = async ({ provider, record }) => {
  if (record.hosted.step.kind !== 'start') return 'page';
  const settlesAfterMs = coin.confirmations * provider.durations.blockMs;
  const token = provider.random(16).toString('hex');
  await pay(
    provider,
    atStep(record, { kind: 'confirmations', sentAt: provider.now() }),
    { token, kind: 'crypto', label: `${coin.code} …${token.slice(-6)}`, payment: {}, payout: 'settled' },
    {},
    { settlesAfterMs },
  );
  return 'page';
};

/** Every payment has its own address. */
function addressOf(token: string): string {
  return `tst1q${createHash('sha256').update(token).digest('hex').slice(0, 36)}`;
}
