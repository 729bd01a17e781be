/** A message to send. */
export interface OutgoingMessage {
  /** Equal for all attempts, so that receivers can drop duplicates. */
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

/** Sends messages to a delivery service. `message-sender.conformance.test.ts` is the contract of every implementation. */
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

/** A message was not accepted. The error message contains no address, text or code, as it is logged. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  constructor(
    reason: string,
    /** True if a retry of the same message can succeed. */
    readonly mayRetry: boolean,
  ) {
    super(reason);
  }
}
