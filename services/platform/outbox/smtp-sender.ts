import { isIPv4 } from 'node:net';
import { createTransport } from 'nodemailer';
import { languageTag } from '../reference-data/languages';
import { DeliveryError, type MessageSender, type OutgoingMessage } from './message-sender';

export interface SmtpSettings {
  /** `smtps://user:password@host:465` (TLS) or `smtp://user:password@host:587` (STARTTLS). */
  url: string;
  /** Sender of all messages: `Halden Royale <no-reply@halden.example>` or only the address. */
  from: string;
}

const CONNECT_MS = 5_000;
const IDLE_MS = 10_000;
const CONNECTIONS = 4;
/** Control characters would end a header line. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]+$/u;
/** A single mailbox, with nothing that an address parser could read as a second one. */
const MAILBOX = /^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@]+$/u;
const FROM = /^(?:(?<name>[^<>]*)<(?<mailbox>[^<>]+)>|(?<bare>[^<>]+))$/;

/**
 * Sends e-mail by SMTP. The connection is encrypted unless the server is on this machine or the URL has `?ignoreTLS=true`.
 *
 * @throws Error when `from` is not a valid address
 */
export function createSmtpSender({ url, from }: SmtpSettings): MessageSender {
  const sender = senderOf(from);
  const transport = createTransport(
    {
      url: withTls(url),
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: IDLE_MS,
      // Texts may contain players' names, which must not read files or request URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: sender },
  );
  return {
    async send(message) {
      if (!MAILBOX.test(message.to)) throw new DeliveryError('the recipient is no mailbox', false);
      try {
        await transport.sendMail(mailOf(message, domainOf(sender.address)));
      } catch (error) {
        throw deliveryErrorOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function mailOf({ id, to, subject, text, locale, sentAt }: OutgoingMessage, domain: string) {
  const line = subject ?? '';
  return {
    // An object is always a single recipient.
    to: { name: '', address: to },
    subject: ONE_LINE.test(line) ? line : line.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
    text,
    date: sentAt,
    messageId: `<${id}@${domain}>`,
    headers: { 'Content-Language': languageTag(locale), 'Auto-Submitted': 'auto-generated' },
  };
}

function senderOf(from: string): { name: string; address: string } {
  const groups = ONE_LINE.test(from) ? FROM.exec(from.trim())?.groups : undefined;
  const address = (groups?.['mailbox'] ?? groups?.['bare'] ?? '').trim();
  if (!MAILBOX.test(address))
    throw new Error('MAIL_FROM is no sender: write no-reply@example.com or Name <no-reply@example.com>.');
  return { name: (groups?.['name'] ?? '').trim().replace(/^"(.*)"$/, '$1'), address };
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Otherwise nodemailer would send plain text where the server, or an attacker in between, offers no STARTTLS. */
function withTls(text: string): string {
  const url = new URL(text);
  const isLocal = url.hostname === 'localhost' || url.hostname === '[::1]' || isLoopback(url.hostname);
  if (url.protocol === 'smtp:' && !isLocal && url.searchParams.get('ignoreTLS') !== 'true')
    url.searchParams.set('requireTLS', 'true');
  return url.href;
}

const isLoopback = (host: string): boolean => isIPv4(host) && host.startsWith('127.');

/** Server replies quote the recipient, so only their codes are logged. */
function deliveryErrorOf(error: unknown): DeliveryError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const reply = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  // 5xx is final for a message (RFC 5321, 4.2.1), but a refused sign-in is an error of our settings, which can be fixed.
  const isFinal = reply !== undefined && reply >= 500 && code !== 'EAUTH';
  return new DeliveryError(`smtp ${code}${reply === undefined ? '' : ` ${reply}`}`, !isFinal);
}
