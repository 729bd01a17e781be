import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { goTo } from '../dialog/go-to';
import { type FormAnswer, failedAnswer } from './form-answer';
import { sendForm } from './send-form';

export interface Sending<Answer> {
  /** Sends the fields; ignored while a request is in flight. */
  send: (fields: FormData) => void;
  /** The latest response; the previous one until the next arrives. */
  answer: Answer | undefined;
  busy: boolean;
}

type UseSending = (address: string) => Sending<FormAnswer>;

const SendingContext = createContext<UseSending>(useSendForm);

/** Hydrated pages provide Remix's fetcher here; dialogs, which do not load Remix, use `sendForm`. */
export const SendingProvider = SendingContext.Provider;

/**
 * Sends forms to the action of a route.
 * @param address of the route
 * @param onAnswer called once with each response
 */
export function useSending<Answer extends FormAnswer>(
  address: string,
  onAnswer?: (answer: Answer) => void,
): Sending<Answer> {
  // Callers specify the type of their route's response.
  const sending = useContext(SendingContext)(address) as Sending<Answer>;
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  const { answer } = sending;
  useEffect(() => {
    if (answer) latest.current?.(answer);
  }, [answer]);
  return sending;
}

/** Sends forms without Remix's fetcher, which would follow redirects itself. */
export function useSendForm(address: string): Sending<FormAnswer> {
  const [answer, setAnswer] = useState<FormAnswer>();
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);

  async function send(fields: FormData): Promise<void> {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    const reply = await sendForm<FormAnswer>(address, fields);
    // The form stays busy while the next document loads.
    if (reply.kind === 'redirect') return goTo(reply.to);
    inFlight.current = false;
    setBusy(false);
    setAnswer(reply.kind === 'answer' ? reply.answer : failedAnswer(reply.code));
  }

  return { send: (fields) => void send(fields), answer, busy };
}
