import { useRef, useState } from 'react';
import type { FormResult } from './read-form.server';

/** What an address that takes forms by script answers: the form's result, or where to go next. */
export type ApiAnswer<Extra extends object = object> = (FormResult | { status: 'success' }) & Partial<Extra>;

/**
 * Sends a form by script to an address of this site, for forms that stand in dialogs. One sending at a time.
 *
 * @returns `send`, what the address answered last, and whether an answer is awaited
 */
export function useApiForm<Extra extends object = object>(
  address: string,
  onSuccess: (answer: ApiAnswer<Extra>) => void,
) {
  const [result, setResult] = useState<ApiAnswer<Extra>>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  async function send(form: HTMLFormElement): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const answer = await post<Extra>(address, form);
    underWay.current = false;
    setBusy(false);
    setResult(answer);
    if (answer.status === 'success') onSuccess(answer);
  }

  return { send, result, busy };
}

const unreachable = { status: 'error', error: { '': ['network'] } } as const;

async function post<Extra extends object>(address: string, form: HTMLFormElement): Promise<ApiAnswer<Extra>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    });
    // Our own server's answer to our own form; anything else cannot be used and counts as no answer.
    const answer = (await response.json()) as ApiAnswer<Extra>;
    return answer.status === 'success' || 'error' in answer ? answer : failed();
  } catch {
    return failed();
  }
}

function failed<Extra extends object>(): ApiAnswer<Extra> {
  return { ...unreachable, error: { '': ['network'] } } as ApiAnswer<Extra>;
}
