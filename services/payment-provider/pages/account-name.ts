import type { TextKey, Texts } from './texts';

const names: Readonly<Record<string, TextKey>> = {
  everyday: 'account.everyday',
  savings: 'account.savings',
  joint: 'account.joint',
  empty: 'account.empty',
  limited: 'account.limited',
};

/** Name of a test account by its id. */
export function accountName(texts: Texts, id: string): string {
  return texts(names[id] ?? 'bank.account');
}
