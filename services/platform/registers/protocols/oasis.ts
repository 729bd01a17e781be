import { assertSame, elementOf, type RegisterCalls, xmlText } from '../register-call';
import { type Person, type RegisterAnswer, RegisterUnavailableError } from '../register';

/**
 * OASIS (Regierungspräsidium Darmstadt, Germany): the status of a player by name, date and place of birth.
 * `calls.key` is the operator's user name and password, separated by a colon.
 */
export async function askOasis(calls: RegisterCalls, person: Person): Promise<RegisterAnswer> {
  const { firstName, lastName, dateOfBirth, identifier, postalCode } = person;
  const reply = await calls.post({
    path: '/spielerstatus',
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      authorization: `Basic ${Buffer.from(calls.key).toString('base64')}`,
    },
    body:
      '<?xml version="1.0" encoding="UTF-8"?>' +
      `<SpielerstatusAnfrage><AnfrageId>${calls.requestId}</AnfrageId>` +
      `<Vorname>${xmlText(firstName)}</Vorname><Familienname>${xmlText(lastName)}</Familienname>` +
      `<Geburtsdatum>${dateOfBirth}</Geburtsdatum>` +
      // Accounts from before OASIS was connected have no place of birth and are looked up without it.
      (identifier === undefined ? '' : `<Geburtsort>${xmlText(identifier)}</Geburtsort>`) +
      `<Postleitzahl>${xmlText(postalCode)}</Postleitzahl></SpielerstatusAnfrage>`,
  });
  assertSame(calls.requestId, elementOf(reply, 'AnfrageId'));
  const status = elementOf(reply, 'Status');
  if (status === 'GESPERRT') return { isExcluded: true };
  if (status === 'NICHT_GESPERRT') return { isExcluded: false };
  throw new RegisterUnavailableError('the reply has another status');
}
