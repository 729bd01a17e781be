import type { PlayerBalance, WalletAnswer } from '../../schemas/generated/types';
import { formatMoney } from '../../ui/format/money';
import { isRecord } from '../../schemas/is-record';
import { readCurrency } from '../../ui/live/money-answer';
import { followBalance } from '../../ui/live/player-balance';
import { fillPrivately, setText } from '../../ui/live/private-answer';

export interface AccountBalanceProps {
  dataHref: string;
  tag: string;
}

const fields = [
  'mainBalance',
  'lockedBalance',
  'sportsBonus',
  'casinoBonus',
  'liveCasinoBonus',
  'totalBalance',
] as const satisfies readonly (keyof PlayerBalance)[];

/** Shows the balance, and each new one the page learns of, at once. */
export function mount(element: HTMLElement, { dataHref, tag }: AccountBalanceProps): void {
  let wallet: WalletAnswer | undefined;
  /** Newer than any answer: it was told while, or after, the answer was on its way. */
  let told: PlayerBalance | undefined;

  function show(): void {
    if (!wallet) return;
    const { currency, display } = wallet;
    const balance = told ?? wallet.balance;
    const money = (amount: number) =>
      formatMoney(amount, currency, { tag, displays: { [currency]: display }, decimals: true });
    // Who has no wallet yet has no money in it (WALLET-07).
    const amount = (name: keyof PlayerBalance) => balance?.[name] ?? 0;
    for (const name of ['totalBalance', 'mainBalance', 'lockedBalance'] as const)
      setText(element, name, money(amount(name)));
    setText(
      element,
      'bonus',
      money(amount('casinoBonus') + amount('liveCasinoBonus') + amount('sportsBonus')),
    );
  }

  fillPrivately(element, {
    dataHref,
    read: readWallet,
    show(answer) {
      wallet = answer;
      show();
      return true;
    },
  });
  followBalance(({ amounts }) => {
    told = amounts;
    show();
  });
}

function readWallet(value: unknown): WalletAnswer | undefined {
  const money = readCurrency(value);
  if (!money || !isRecord(value)) return undefined;
  const { balance } = value;
  if (balance === null) return { ...money, balance };
  return isBalance(balance) ? { ...money, balance } : undefined;
}

function isBalance(value: unknown): value is PlayerBalance {
  return isRecord(value) && fields.every((name) => Number.isSafeInteger(value[name]));
}
