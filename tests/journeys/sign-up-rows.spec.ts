import type { RegistrationAnswer, RegistrationIntent } from '../../app/player/registration/registration-view';
import { formVisitor } from '../support/form-visitor';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { protectionOf } from '../support/protected-player';
import { type Stack, patientSite, startStack } from '../support/stack';
import type { Launched } from '../faults/support/launch';
import { publishedSecrets } from '../../services/process/environment';
import { startSite } from '../faults/support/site-process';

// Handling of the platform's responses to a sign-up, without a browser.
test.describe.configure({ mode: 'default' });

const calls = '/platform/v1/player/registration';
const global = { brand: 'halden', locale: 'en-UN' };
const canada = { brand: 'halden', locale: 'en-CA' };
const india = { brand: 'halden', locale: 'inen-IN' };
const brazil = { brand: 'brasa', locale: 'pt-BR' };

let stack: Stack;
let platform: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ sharesContent: true, siteEnvironment: patientSite });
  platform = protectionOf(stack);
});
test.beforeEach(() => platform.control('reset', {}));
test.afterAll(() => stack?.stop());

const plan = (method: string, path: string, status: number, body: object) =>
  platform.control('reply', { method, path, status, body, count: 1 });
const refusal = (code: string, more: object = {}) => ({ code, message: '', validationErrors: {}, ...more });

let people = 0;
const details = (country: string, phonePrefix: string, phoneBody: string) => ({
  ...{ country, phonePrefix, phoneBody, email: `rows-${(people += 1)}@example.com` },
  ...{ password: 'three quiet boats', firstName: 'Kim', lastName: 'Example', allConditions: 'on' },
});
const inGlobal = () => details('FI', '+358', `40${String(1_000_000 + people)}`);
const inCanada = () => details('CA', '+1', `416555${String(2_000 + people)}`);
const birth = { birthDay: '5', birthMonth: '3', birthYear: '1990' };
const inOntario = { ...birth, postCode: 'M5V 2T6', province: 'ON' };

function visitor(site = global, origin = stack.origin()) {
  const form = formVisitor(origin, site);
  return {
    ...form,
    async fill(intent: RegistrationIntent, fields: Record<string, string> = {}) {
      const { answer, ...reply } = await form.send<RegistrationAnswer>('/register', { intent, ...fields });
      if (!answer) throw new Error(`no answer to ${intent}: ${JSON.stringify(reply)}`);
      return { ...answer.view, status: reply.status, error: answer.result.error ?? {} };
    },
  };
}

async function newestCode(to: string): Promise<string> {
  const query = new URLSearchParams({ to }).toString();
  const answer = await fetch(`${stack.platformUrl}/platform/_control/outbox?${query}`);
  const { messages } = (await answer.json()) as { messages: { values: Record<string, string> }[] };
  return messages.find(({ values }) => values['code'])?.values['code'] ?? '';
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** Form at the step of the code, with the code that was sent. */
async function atCode(person = inCanada()) {
  const kim = visitor(canada);
  await kim.fill('details', person);
  await kim.fill('contact', inOntario);
  return { kim, person, code: await newestCode(`${person.phonePrefix}${person.phoneBody}`) };
}

/** Complete sign-up with all codes required in the country. */
async function signUp(site: typeof global, person: ReturnType<typeof details>, more: Record<string, string>) {
  const kim = visitor(site);
  await kim.fill('details', person);
  let view = await kim.fill('contact', more);
  for (const _channel of view.verification?.channels ?? [])
    view = await kim.fill('code', { code: await newestCode(view.verification?.target ?? '') });
  expect(view, JSON.stringify(view)).toMatchObject({ step: 'Complete' });
}

/** Language of the player as stored by the platform. */
async function languageAtPlatform(siteId: string, email: string): Promise<unknown> {
  const site = {
    ...{ 'x-site-context': siteId, 'x-platform-key': publishedSecrets.platform },
    'content-type': 'application/json',
  };
  const login = await fetch(`${stack.platformUrl}/platform/identity/login`, {
    method: 'POST',
    headers: site,
    body: JSON.stringify({ email, password: 'three quiet boats' }),
  });
  const { idToken, accessToken } = (await login.json()) as { idToken: string; accessToken: string };
  const account = await fetch(`${stack.platformUrl}/platform/v1/player/account`, {
    headers: { ...site, authorization: idToken, 'access-token': accessToken },
  });
  return Reflect.get(Object(await account.json()), 'language');
}

const chosenCountry = (html: string) =>
  /<option value="(\w+)" selected/.exec(
    /<select[^>]*name="country".*?<\/select>/s.exec(html)?.[0] ?? '',
  )?.[1];

test('REG-03 who signs up in Indian English is registered as a speaker of English; other languages keep their code', async () => {
  const asha = details('IN', '+91', '9876543210');
  await signUp(india, asha, { ...birth, postCode: '110001' });
  expect(await languageAtPlatform('5', asha.email)).toBe('en');
  const rui = details('BR', '+55', '11987654321');
  await signUp(brazil, rui, { ...birth, postCode: '01310-100', cpf: '529.982.247-25' });
  expect(await languageAtPlatform('7', rui.email)).toBe('br');
});

test('REG-05 REG-07 REG-08 four steps hold what was entered, and going on and back stops at the ends', async () => {
  const kim = visitor(canada);
  const person = inCanada();
  const details = await kim.fill('details', person);
  expect(details).toMatchObject({
    step: 'ContactInfo',
    way: ['Details', 'ContactInfo', 'Verification', 'Complete'],
    values: { country: 'CA', email: person.email },
  });
  expect(await kim.fill('back')).toMatchObject({ step: 'Details', values: { email: person.email } });
  expect(await kim.fill('back')).toMatchObject({ step: 'Details' });
  await kim.fill('details', person);
  expect(await kim.fill('contact', inOntario)).toMatchObject({ step: 'Verification' });
  expect(await kim.fill('back')).toMatchObject({ step: 'ContactInfo', values: { postCode: 'M5V 2T6' } });
  // Neither the token nor the password is returned to the browser.
  expect(JSON.stringify(await kim.fill('back'))).not.toMatch(/token|quiet boats/);
  await kim.fill('details', person);
  await kim.fill('contact', inOntario);
  const code = await newestCode(`${person.phonePrefix}${person.phoneBody}`);
  expect(await kim.fill('code', { code })).toMatchObject({ step: 'Complete' });
  expect(await kim.fill('code', { code })).toMatchObject({ step: 'Complete' });
});

test('REG-07 an account that exists and a country that is closed are exits beside the way', async () => {
  const person = inGlobal();
  expect(await visitor().fill('details', { ...person, email: 'regular@halden.example' })).toMatchObject({
    step: 'Duplicated',
  });
  await plan('POST', calls, 403, refusal('error.country.blocked'));
  expect(await visitor().fill('details', person)).toMatchObject({ step: 'Unsupported' });
});

test('REG-05 the first step says what the market asks for and the offer; an error stays with the step', async () => {
  const { body } = await visitor(brazil).page('/register');
  for (const name of ['country', 'email', 'password', 'firstName', 'lastName', 'phoneBody', 'bonusCode'])
    expect(body).toContain(`name="${name}"`);
  const kim = visitor(canada);
  await plan('POST', `${calls}/sms_request`, 503, refusal('error.message.undelivered'));
  await kim.fill('details', inCanada());
  const failed = await kim.fill('contact', inOntario);
  expect(failed).toMatchObject({ step: 'Verification', notice: 'error.message.undelivered', status: 400 });
  expect((await kim.page('/register')).body).toContain('name="code"');
});

test('REG-12 a code is unsent, could not be sent, is sent, is wrong and is right', async () => {
  const kim = visitor(canada);
  const person = inCanada();
  expect((await kim.fill('details', person)).verification).toBeUndefined();
  await plan('POST', `${calls}/sms_request`, 503, refusal('error.message.undelivered'));
  expect((await kim.fill('contact', inOntario)).verification).toMatchObject({ status: 'sendFail' });
  expect((await kim.fill('send-code')).verification).toMatchObject({ status: 'sendSuccess', triesLeft: 5 });
  const code = await newestCode(`${person.phonePrefix}${person.phoneBody}`);
  expect((await kim.fill('code', { code: wrongCode(code) })).verification).toMatchObject({
    status: 'verifyFail',
    triesLeft: 4,
  });
  expect(await kim.fill('code', { code })).toMatchObject({ step: 'Complete' });
});

test('REG-11 a right code signs in a player whose password the page still has, and nobody else', async () => {
  const known = await atCode();
  const signedIn = await known.kim.fill('code', { code: known.code, loginPassword: known.person.password });
  expect(signedIn.complete).toMatchObject({ signedIn: true });
  expect((await known.kim.page('/my-account/account')).status).toBe(200);
  const unknown = await atCode();
  const complete = await unknown.kim.fill('code', { code: unknown.code });
  expect(complete).toMatchObject({ step: 'Complete', complete: { signedIn: false } });
  expect((await unknown.kim.page('/my-account/account')).status).toBe(302);
});

test('REG-22 what the platform says of a field is shown at this field', async () => {
  const said = 'We cannot write to this address.';
  const email = { code: 'invalid.email.domain', message: said };
  await plan('POST', calls, 400, refusal('error.request.invalid', { validationErrors: { email } }));
  const { status, body } = await visitor().submit('/register', { intent: 'details', ...inGlobal() });
  expect(status).toBe(400);
  const [input = ''] = /<input[^>]*name="email"[^>]*>/.exec(body) ?? [];
  expect(input).toContain('aria-invalid="true"');
  const [, describedBy = ''] = /aria-describedby="([^"]+)"/.exec(input) ?? [];
  const error = body.slice(body.indexOf(`id="${describedBy.split(' ').at(-1)}"`)).slice(0, 400);
  expect(error).toContain(said);
  expect(body.match(/aria-invalid="true"/g)).toHaveLength(1);
});

test('ERR-10 ERR-13 ERR-28 refused without a reason, failed and answered in an unknown shape: each has its text at the form', async () => {
  for (const [status, body, code, text] of [
    [400, {}, 'error.signup.unhandled', 'The registration was not accepted.'],
    [500, refusal('error.system.error'), 'error.system.error', 'We could not open the account just now.'],
    [418, { teapot: true }, 'error.oops.tryAgain', 'This was not accepted.'],
  ] as const) {
    await plan('POST', calls, status, body);
    expect(await visitor().fill('details', inGlobal())).toMatchObject({
      ...{ step: 'Details', status: 400 },
      error: { '': [code] },
    });
    await plan('POST', calls, status, body);
    const page = await visitor().submit('/register', { intent: 'details', ...inGlobal() });
    expect(page.body, code).toContain(text);
  }
});

test('ERR-16 a refusal of the sign-up leaves the visitor at the form, and a player of another tab signed in', async () => {
  const kim = visitor();
  await kim.send('/login', { email: 'regular@halden.example', password: 'Marquee-2026' });
  for (const status of [401, 403]) {
    await plan('POST', calls, status, refusal('error.access.denied'));
    const refused = await kim.fill('details', inGlobal());
    expect(refused).toMatchObject({ step: 'Details', status: 400 });
    expect((await kim.page('/my-account/account')).status, String(status)).toBe(200);
  }
});

test('ERR-08 four texts cover refused sign-ins, and any other code reads like wrong details', async () => {
  const textFor = async (code: string) => {
    await plan('POST', '/platform/identity/login', 403, refusal(code));
    const { body } = await visitor().submit('/login', { email: 'a@example.com', password: 'Marquee-2026' });
    const [alert = ''] = /role="alert"[^>]*>.*?<\/(?:p|div)>/s.exec(body) ?? [];
    return alert.replace(/^[^>]*>|<[^>]*>/g, '').trim();
  };
  const texts = [
    await textFor('error.unauthorized'),
    await textFor('error.account.deactivated'),
    await textFor('error.sign.in.attempt.count.exceeded'),
    await textFor('error.account.closed'),
  ];
  expect(new Set(texts).size).toBe(4);
  for (const text of texts) expect(text).toMatch(/\w+ \w+/);
  expect(await textFor('error.of.tomorrow')).toBe(texts[0]);
});

test.describe('without a platform', () => {
  let alone: Launched;
  test.beforeAll(async () => {
    alone = await startSite({ contentUrl: stack.contentUrl, platformUrl: 'http://localhost:9' });
  });
  test.afterAll(() => alone?.stop());

  test('REG-06 a sign-up begins with Finland where the country of the visitor is unknown, else with that', async () => {
    expect(chosenCountry((await visitor(global, alone.url).page('/register')).body)).toBe('FI');
    expect(chosenCountry((await visitor().page('/register')).body)).toBe('MT');
  });

  test('ERR-09 ERR-15 a sign-up without a connection reads as a closed country, and the log says Network Error', async () => {
    const refused = await visitor(global, alone.url).fill('details', inGlobal());
    expect(refused).toMatchObject({ step: 'Details', error: { '': ['error.country.blocked'] } });
    expect(JSON.stringify(alone.log())).toContain('Network Error');
  });
});

test('ERR-24 a request for the player without a session is told so in a code of its own', async () => {
  const host = `halden.localhost:${stack.ports.site}`;
  for (const path of ['/api/player?locale=en-UN', '/api/player/balance?locale=en-UN']) {
    const { status, body } = await plainRequest(`${stack.origin()}${path}`, { headers: { host } });
    expect(status).toBe(401);
    expect(JSON.parse(body)).toEqual({ code: 'error.unauthorized', message: 'no session error' });
  }
});
