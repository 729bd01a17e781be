import { DeliveryError, type MessageSender } from './message-sender';

export interface SmsSettings {
  /** URL that accepts `POST {to, text, reference}`. */
  url: string;
  /** Sent as a bearer token. */
  key: string;
  timeoutMs: number;
}

/** Retryable statuses: request timeout, too early, too many requests. */
const LATER = new Set([408, 425, 429]);

/** Sends SMS through an HTTP gateway: one POST for each message, with its id as `reference` and `Idempotency-Key`. */
export function createSmsSender({ url, key, timeoutMs }: SmsSettings): MessageSender {
  return {
    async send({ id, to, text }) {
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body: JSON.stringify({ to, text, reference: id }),
          // A redirect would send key and code elsewhere.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        // Only the status is needed; an unread body would block the connection.
        await response.body?.cancel();
      } catch (error) {
        const timedOut = error instanceof Error && error.name === 'TimeoutError';
        throw new DeliveryError(timedOut ? 'sms timeout' : 'sms network', true);
      }
      if (response.ok) return;
      const isFinal = response.status < 500 && !LATER.has(response.status) && !isOurFault(response.status);
      throw new DeliveryError(`sms ${response.status}`, !isFinal);
    },
    // Connections are pooled by the process, not by this sender.
    close: () => undefined,
  };
}

/** A wrong key or URL is an error of our settings, which can be fixed while the message waits. */
const isOurFault = (status: number): boolean => status === 401 || status === 403 || status === 404;
