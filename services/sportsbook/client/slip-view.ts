import { formatOdds, type OddsFormat } from '../odds/format';
import type { Texts } from '../texts/write';
import { formatAmount, parseAmount, plainAmount } from './amount';
import { element } from './element';
import type { Facts } from './facts';
import { type Accept, isRelated, type Pick, sizesOf, type Slip, sumsOf } from './slip';

/** State of the slip beside its selections. */
export interface SlipStatus {
  isSignedIn: boolean;
  isPlacing: boolean;
  /** In minor units; undefined until loaded. */
  balance: number | undefined;
  currency: string;
  /** True while new odds need the player's confirmation. */
  hasChanged: boolean;
  message: { text: string; kind: 'good' | 'bad' } | undefined;
  oddsFormat: OddsFormat;
  isOpen: boolean;
}

export interface SlipActions {
  change(slip: Slip): void;
  remove(pick: Pick): void;
  clear(): void;
  place(): void;
  login(): void;
  register(): void;
  setOpen(isOpen: boolean): void;
}

const ACCEPTS: readonly Accept[] = ['none', 'better', 'any'];

/** Redraws the slip and restores the focus. */
export function drawSlip(
  into: HTMLElement,
  slip: Slip,
  status: SlipStatus,
  facts: Facts,
  texts: Texts,
  actions: SlipActions,
): void {
  const focused = document.activeElement?.id ?? '';
  const field = into.querySelector<HTMLInputElement>('#stake');
  const caret = field && document.activeElement === field ? field.selectionStart : null;
  into.replaceChildren(opener(slip, status, texts, actions), sheet(slip, status, facts, texts, actions));
  into.classList.toggle('open', status.isOpen);
  if (focused === '') return;
  const again = into.querySelector<HTMLElement>(`#${CSS.escape(focused)}`);
  again?.focus();
  if (again instanceof HTMLInputElement && caret !== null) again.setSelectionRange(caret, caret);
}

/** Button that opens the sheet on phones. */
function opener(slip: Slip, { isOpen }: SlipStatus, texts: Texts, actions: SlipActions): HTMLElement {
  const label = isOpen ? texts('slip.close') : texts('slip.open', { count: slip.picks.length });
  const button = element(
    'button',
    {
      type: 'button',
      id: 'slip-toggle',
      class: 'slip-toggle',
      'aria-expanded': String(isOpen),
      'aria-label': label,
    },
    element('span', {}, texts('slip')),
    element('span', { class: 'count' }, String(slip.picks.length)),
  );
  button.addEventListener('click', () => actions.setOpen(!isOpen));
  return button;
}

function sheet(
  slip: Slip,
  status: SlipStatus,
  facts: Facts,
  texts: Texts,
  actions: SlipActions,
): HTMLElement {
  const { message } = status;
  return element(
    'div',
    { class: 'sheet' },
    element('h2', {}, texts('slip')),
    status.balance !== undefined &&
      element(
        'p',
        { class: 'quiet' },
        texts('slip.balance', { balance: formatAmount(status.balance, status.currency, texts.tag) }),
      ),
    element('p', { class: `slip-message ${message?.kind ?? ''}`, role: 'status' }, message?.text ?? ''),
    ...(slip.picks.length === 0
      ? [element('p', {}, texts('slip.empty'))]
      : [picksOf(slip, status, texts, actions), terms(slip, status, facts, texts, actions)]),
  );
}

function picksOf(slip: Slip, { oddsFormat }: SlipStatus, texts: Texts, actions: SlipActions): HTMLElement {
  const clear = element('button', { type: 'button', class: 'plain', id: 'slip-clear' }, texts('slip.clear'));
  clear.addEventListener('click', () => actions.clear());
  return element(
    'div',
    {},
    element(
      'ul',
      { class: 'picks' },
      ...slip.picks.map((pick, index) => {
        const selection = `${pick.name}, ${pick.eventName}`;
        const remove = element(
          'button',
          {
            type: 'button',
            class: 'remove',
            id: `remove-${index}`,
            'aria-label': texts('slip.remove', { selection }),
          },
          '×',
        );
        remove.addEventListener('click', () => actions.remove(pick));
        return element(
          'li',
          {},
          element(
            'div',
            {},
            element('strong', {}, pick.name),
            element('span', { class: 'quiet' }, pick.marketName),
            element('span', { class: 'quiet' }, pick.eventName),
          ),
          element('b', {}, formatOdds(pick.odds, oddsFormat, texts.tag)),
          remove,
        );
      }),
    ),
    slip.picks.length > 1 && clear,
  );
}

function terms(
  slip: Slip,
  status: SlipStatus,
  facts: Facts,
  texts: Texts,
  actions: SlipActions,
): HTMLElement {
  const { currency } = status;
  const { tag } = texts;
  const unitStake = parseAmount(slip.stake, currency);
  const sums = sumsOf(slip, unitStake ?? 0, facts.limits.payout);
  const isBad = slip.stake !== '' && unitStake === undefined;
  // Not a form element: a host may sandbox the frame without `allow-forms`.
  return element(
    'div',
    { class: 'terms' },
    slip.picks.length > 1 &&
      choice('kind', texts('slip.kind'), String(slip.size), kindsOf(slip, texts), (size) =>
        actions.change({ ...slip, size: Number(size) }),
      ),
    isRelated(slip) && element('p', { class: 'slip-message bad' }, texts('slip.related')),
    element('label', { for: 'stake' }, texts(sums.count > 1 ? 'slip.stakeEach' : 'slip.stake', { currency })),
    stakeField(slip, isBad, actions),
    isBad &&
      element(
        'p',
        { class: 'slip-message bad', id: 'stake-error' },
        texts('slip.stakeInvalid', { example: plainAmount(facts.limits.steps[0] ?? 100, currency, tag) }),
      ),
    element(
      'div',
      { class: 'steps' },
      ...facts.limits.steps.map((step, index) => {
        const button = element(
          'button',
          { type: 'button', class: 'chip', id: `step-${index}` },
          formatAmount(step, currency, tag),
        );
        button.addEventListener('click', () =>
          actions.change({ ...slip, stake: plainAmount(step, currency, tag) }),
        );
        return button;
      }),
    ),
    choice(
      'accept',
      texts('slip.accept'),
      slip.accept,
      ACCEPTS.map((accept) => [accept, texts(`accept.${accept}`)]),
      (accept) => actions.change({ ...slip, accept: ACCEPTS.find((each) => each === accept) ?? 'none' }),
    ),
    sumsList([
      ...(sums.count > 1
        ? [[texts('slip.bets'), new Intl.NumberFormat(tag).format(sums.count)] as const]
        : []),
      ...(sums.odds === undefined
        ? []
        : [[texts('slip.odds'), formatOdds(sums.odds, status.oddsFormat, tag)] as const]),
      [texts('slip.total'), formatAmount(sums.stake, currency, tag)],
      [texts('slip.payout'), formatAmount(sums.payout, currency, tag)],
    ]),
    ...buttons(status, texts, actions),
  );
}

function stakeField(slip: Slip, isBad: boolean, actions: SlipActions): HTMLElement {
  const stake = element('input', {
    ...{ id: 'stake', name: 'stake', inputmode: 'decimal', autocomplete: 'off', value: slip.stake },
    'aria-invalid': isBad ? 'true' : undefined,
    'aria-describedby': isBad ? 'stake-error' : undefined,
  });
  stake.addEventListener('input', () => actions.change({ ...slip, stake: stake.value }));
  stake.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') actions.place();
  });
  return stake;
}

function kindsOf(slip: Slip, texts: Texts): [string, string][] {
  const count = slip.picks.length;
  return sizesOf(slip).map((size) => [
    String(size),
    size === 0
      ? texts('kind.single')
      : size === count
        ? texts('kind.combination')
        : texts('kind.system', { size, count }),
  ]);
}

function choice(
  id: string,
  label: string,
  value: string,
  options: readonly (readonly [string, string])[],
  changed: (value: string) => void,
): HTMLElement {
  const select = element(
    'select',
    { id },
    ...options.map(([key, text]) => element('option', { value: key, selected: key === value }, text)),
  );
  select.addEventListener('change', () => changed(select.value));
  return element('div', { class: 'choice' }, element('label', { for: id }, label), select);
}

function sumsList(rows: readonly (readonly [string, string])[]): HTMLElement {
  return element(
    'dl',
    { class: 'sums' },
    ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );
}

function buttons(status: SlipStatus, texts: Texts, actions: SlipActions): HTMLElement[] {
  if (status.isSignedIn) {
    const text = status.isPlacing
      ? texts('slip.placing')
      : texts(status.hasChanged ? 'slip.acceptAndPlace' : 'slip.place');
    const place = element(
      'button',
      {
        type: 'button',
        class: 'main',
        id: 'place',
        'aria-disabled': status.isPlacing ? 'true' : undefined,
      },
      text,
    );
    place.addEventListener('click', () => actions.place());
    return [place];
  }
  const login = element('button', { type: 'button', class: 'main', id: 'login' }, texts('slip.signIn'));
  const register = element(
    'button',
    { type: 'button', class: 'second', id: 'register' },
    texts('slip.register'),
  );
  login.addEventListener('click', () => actions.login());
  register.addEventListener('click', () => actions.register());
  return [login, register];
}
