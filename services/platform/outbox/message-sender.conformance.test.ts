import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/database';
import { testDatabase } from '../fixtures/test-database';
import { type Mode, usualBehaviour } from '../simulators/behaviour';
import { listenLocally, type RunningSimulator } from '../simulators/listen';
import { createSmsSimulator } from '../simulators/sms-simulator';
import { createDevelopmentSender } from './development-sender';
import { DeliveryError, type MessageSender, type OutgoingMessage } from './message-sender';
import { createSmsSender, type SmsSettings } from './sms-sender';
import { createSmtpSender } from './smtp-sender';

interface Mail {
  from: string;
  to: string[];
  raw: string;
  secure: boolean;
  user: string | undefined;
}

const mails: Mail[] = [];
const smtp = { replyToRecipient: 0 };
const behaviour = usualBehaviour();
const servers: SMTPServer[] = [];

/** A real SMTP server with a self-signed certificate. */
async function startSmtp(options: { secure: boolean; startTls: boolean }): Promise<number> {
  const server = new SMTPServer({
    secure: options.secure,
    ...(options.startTls ? {} : { hideSTARTTLS: true }),
    authOptional: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username ?? '' }) : done(new Error('no')),
    onRcptTo(_address, _session, done) {
      if (smtp.replyToRecipient === 0) return done();
      done(Object.assign(new Error('no such player@example.com'), { responseCode: smtp.replyToRecipient }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          secure: session.secure,
          user: typeof session.user === 'string' ? session.user : undefined,
        });
        done();
      });
    },
  });
  // A client that does not trust the certificate disconnects.
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address: unknown = server.server.address();
  return Number(Reflect.get(Object(address), 'port'));
}

const from = 'Halden Royale <no-reply@halden.example>';
let plain: number;
let tls: number;
let sms: RunningSimulator;
let database: OpenDatabase;
let removeDatabase: () => Promise<void>;
beforeAll(async () => {
  [plain, tls] = await Promise.all([
    startSmtp({ secure: false, startTls: false }),
    startSmtp({ secure: true, startTls: false }),
  ]);
  sms = await listenLocally(createSmsSimulator({ behaviour, key: 'sms-key' }), 0);
  const own = await testDatabase();
  removeDatabase = own.remove;
  database = await openDatabase(own.settings);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
  await sms.close();
  await database.close();
  await removeDatabase();
});
beforeEach(() => {
  mails.length = 0;
  Object.assign(smtp, { replyToRecipient: 0 });
  Object.assign(behaviour, usualBehaviour());
});

function message(changes: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    siteId: 5,
    playerId: 60_001,
    channel: 'email',
    to: 'player@example.com',
    template: 'email-code',
    locale: 'en',
    subject: '123456 is your code',
    text: 'Hello Ada,\n\nyour code is 123456.',
    values: { code: '123456' },
    sentAt: new Date('2026-03-04T19:30:00.000Z'),
    ...changes,
  };
}

/** Longer than a busy machine needs for a response. */
const timeoutMs = 10_000;
const toPhone = { channel: 'sms', to: '+358401234567', subject: null } as const;

async function failureOf(
  sender: MessageSender,
  changes: Partial<OutgoingMessage> = {},
): Promise<DeliveryError> {
  const error: unknown = await sender.send(message(changes)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  sender.close();
  if (error instanceof DeliveryError) return error;
  throw new Error(`No DeliveryError but ${String(error)}`);
}

const answerRecipients = (status: number) => (): void => {
  smtp.replyToRecipient = status;
};
const gatewayDoes = (mode: Mode) => (): void => {
  behaviour.mode = mode;
};

describe.each([
  {
    name: 'smtp',
    sender: () => createSmtpSender({ url: `smtp://127.0.0.1:${plain}`, from }),
    changes: {},
    fail: {
      later: answerRecipients(451),
      forGood: answerRecipients(550),
    },
    count: () => Promise.resolve(mails.length),
  },
  {
    name: 'sms',
    sender: () => createSmsSender({ url: `${sms.url}/messages`, key: 'sms-key', timeoutMs }),
    changes: toPhone,
    fail: { later: gatewayDoes('error'), forGood: gatewayDoes('refuse') },
    count: async () => Object(await (await fetch(`${sms.url}/messages`)).json()).length as number,
  },
])('the $name sender', ({ sender, changes, fail, count }) => {
  test('resolves when the service has accepted the message', async () => {
    const own = sender();
    await own.send(message(changes));
    own.close();
    expect(await count()).toBe(1);
  });
  test('distinguishes "later" from "never", without address, code or text in the error', async () => {
    fail.later();
    const later = await failureOf(sender(), changes);
    expect(later.mayRetry).toBe(true);
    fail.forGood();
    const never = await failureOf(sender(), changes);
    expect(never.mayRetry).toBe(false);
    for (const { message: reason, stack = '' } of [later, never])
      expect(reason + stack.split('\n')[0]).not.toMatch(/example\.com|\+358|123456|Ada/);
  });
});

test('the development sender keeps the message for the outbox page', async () => {
  const sender = createDevelopmentSender(database);
  await sender.send(message());
  expect(await sender.messages({ to: 'PLAYER@example.com' })).toMatchObject([{ values: { code: '123456' } }]);
});

describe('smtp', () => {
  test('a mail has one recipient, a stable Message-ID, its language, and the text as it is', async () => {
    const sender = createSmtpSender({ url: `smtp://127.0.0.1:${plain}`, from });
    await sender.send(message({ locale: 'no', subject: 'Koden din: æøå' }));
    sender.close();
    expect(mails).toMatchObject([{ from: 'no-reply@halden.example', to: ['player@example.com'] }]);
    const { raw = '' } = mails[0] ?? {};
    expect(raw).toContain('Message-ID: <0f8fad5b-d9cb-469f-a165-70867728950e@halden.example>');
    expect(raw).toMatch(/^Content-Language: nb\r?$/m);
    expect(raw).toMatch(/^From: Halden Royale <no-reply@halden\.example>\r?$/m);
    expect(raw).toMatch(/your code is 123456\./);
  });

  test('neither subject nor address can add a header or a recipient', async () => {
    const sender = createSmtpSender({ url: `smtp://127.0.0.1:${plain}`, from });
    await sender.send(message({ subject: 'Hi\r\nBcc: thief@example.com\r\n\r\nbody' }));
    sender.close();
    const { raw = '', to } = mails[0] ?? {};
    expect(to).toEqual(['player@example.com']);
    expect(raw).not.toMatch(/^Bcc:/im);
    for (const address of [
      'a@b.example\r\nRCPT TO:<c@d.example>',
      'a@b.example, c@d.example',
      'a@b.example> <c@d.example',
      '"x" <a@b.example>',
    ])
      expect(
        await failureOf(createSmtpSender({ url: `smtp://127.0.0.1:${plain}`, from }), { to: address }),
      ).toMatchObject({ mayRetry: false });
    expect(mails).toHaveLength(1);
    expect(() => createSmtpSender({ url: 'smtp://mail.example', from: 'x\r\nBcc: y@example.com' })).toThrow(
      /MAIL_FROM/,
    );
  });

  test('TLS: an untrusted certificate is refused, a trusted one takes the sign-in', async () => {
    const url = `smtps://halden:p%40ss@localhost:${tls}`;
    expect(await failureOf(createSmtpSender({ url, from }))).toMatchObject({ mayRetry: true });
    expect(mails).toHaveLength(0);
    const sender = createSmtpSender({ url: `${url}?tls.rejectUnauthorized=false`, from });
    await sender.send(message());
    sender.close();
    expect(mails).toMatchObject([{ secure: true, user: 'halden' }]);
    const wrong = `smtps://halden:wrong@localhost:${tls}?tls.rejectUnauthorized=false`;
    expect(await failureOf(createSmtpSender({ url: wrong, from }))).toMatchObject({ mayRetry: true });
  });

  test('a server elsewhere that offers no STARTTLS gets nothing', async () => {
    // 0.0.0.0 reaches this machine, but is not a loopback address.
    expect(await failureOf(createSmtpSender({ url: `smtp://0.0.0.0:${plain}`, from }))).toMatchObject({
      mayRetry: true,
    });
    expect(mails).toHaveLength(0);
    const sender = createSmtpSender({ url: `smtp://0.0.0.0:${plain}?ignoreTLS=true`, from });
    await sender.send(message());
    sender.close();
    expect(mails).toHaveLength(1);
  });

  test('a server that is not there can be tried again', async () => {
    const port = await closedPort();
    expect(await failureOf(createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from }))).toMatchObject({
      mayRetry: true,
    });
  });
});

describe('sms', () => {
  const sender = (changes: Partial<SmsSettings> = {}) =>
    createSmsSender({ url: `${sms.url}/messages`, key: 'sms-key', timeoutMs, ...changes });

  test('a message that is sent twice arrives once', async () => {
    const repeated = message({ ...toPhone, id: 'c9a646d3-9c61-4cb7-bfcd-ee2522c8f633' });
    await sender().send(repeated);
    await sender().send(repeated);
    const arrived: unknown = await (await fetch(`${sms.url}/messages`)).json();
    expect(JSON.stringify(arrived).split(repeated.id)).toHaveLength(2);
  });

  test.each([
    { mode: 'slow', changes: { timeoutMs: 100 }, reason: 'sms timeout' },
    { mode: 'down', changes: {}, reason: 'sms network' },
  ] as const)('a gateway that is $mode can be tried again', async ({ mode, changes, reason }) => {
    behaviour.mode = mode;
    expect(await failureOf(sender(changes), toPhone)).toMatchObject({ mayRetry: true, message: reason });
  });

  test('a wrong key is our fault: the message waits until it is repaired', async () => {
    expect(await failureOf(sender({ key: 'wrong' }), toPhone)).toMatchObject({
      mayRetry: true,
      message: 'sms 401',
    });
  });
});

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
