import { assertSame, elementOf, type RegisterCalls } from '../register-call';
import { identifierOf, type Person, type RegisterAnswer, RegisterUnavailableError } from '../register';

const STATUSES: Readonly<Record<string, boolean>> = {
  PersonIsNotRegistered: false,
  PersonIsRegisteredTemporarily: true,
  PersonIsRegisteredIndefinitely: true,
};

/** ROFUS (Spillemyndigheden, Denmark): a SOAP query by CPR number, at every registration and sign-in. */
export async function askRofus(calls: RegisterCalls, person: Person): Promise<RegisterAnswer> {
  const cpr = identifierOf(person);
  const reply = await calls.post({
    path: '/gamblerCheck',
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      soapaction: '"GamblerCheck"',
      authorization: `Basic ${Buffer.from(calls.key).toString('base64')}`,
    },
    body:
      '<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
      `<GamblerCheckRequest><PersonCPRNumber>${cpr}</PersonCPRNumber></GamblerCheckRequest>` +
      '</soap:Body></soap:Envelope>',
  });
  assertSame(cpr, elementOf(reply, 'PersonCPRNumber'));
  const isExcluded = STATUSES[elementOf(reply, 'GamblerStatus')];
  if (isExcluded === undefined) throw new RegisterUnavailableError('the reply has another status');
  return { isExcluded };
}
