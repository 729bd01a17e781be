import type { AccountAnswer, AccountCardName } from './account-answer';

/** Sends a form of the account pages by script. Whatever goes wrong is an answer too, so that nothing that was typed is lost. */
export async function sendAccountForm(
  card: AccountCardName,
  locale: string,
  form: HTMLFormElement,
): Promise<AccountAnswer> {
  try {
    const response = await fetch(`/api/account?locale=${locale}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    });
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : refused(card, codeOf(answer) ?? 'error.system.error');
  } catch {
    return refused(card, 'network');
  }
}

function refused(card: AccountCardName, code: string): AccountAnswer {
  return { status: 'refused', card, result: { status: 'error', error: { '': [code] } }, raisesToast: false };
}

/** Our own server's answer to our own form has a card. */
function isAnswer(value: unknown): value is AccountAnswer {
  return typeof value === 'object' && value !== null && 'card' in value && 'status' in value;
}

/** Answers in another shape say at least why, as to a player who has been signed out meanwhile. */
function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined;
  return typeof value.code === 'string' ? value.code : undefined;
}
