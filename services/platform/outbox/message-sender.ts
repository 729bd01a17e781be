/** A message as it goes out. */
export interface OutgoingMessage {
  /** The same at every attempt, so that a receiver can drop a repetition. */
  id: string;
  siteId: number;
  playerId: number | null;
  channel: 'sms' | 'email';
  /** Phone number in E.164, or e-mail address. */
  to: string;
  template: string;
  locale: string;
  subject: string | null;
  text: string;
  values: Record<string, string>;
  sentAt: Date;
}

/** Hands messages to the service that delivers them. `message-sender.conformance.test.ts` is the contract of every implementation. */
export interface MessageSender {
  /**
   * Resolves when the service has accepted the message.
   *
   * @throws DeliveryError
   */
  send(message: OutgoingMessage): Promise<void>;
  /** Closes idle connections. */
  close(): void;
}

/** A message was not accepted. The message of the error holds no address, text or code: it is logged. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  constructor(
    reason: string,
    /** Whether another attempt with the same message can succeed. */
    readonly mayRetry: boolean,
  ) {
    super(reason);
  }
}
