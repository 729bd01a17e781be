/** A message as it goes out. */
export interface OutgoingMessage {
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

/** Hands messages to whoever delivers them, such as an SMS gateway or a mail server. */
export interface MessageSender {
  /** Resolves when the message was taken over; throws when it was not. */
  send(message: OutgoingMessage): Promise<void>;
}
