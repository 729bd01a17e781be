import { createHash } from 'node:crypto';
import places from './people.json' with { type: 'json' };

/** Data that the forms of a country require in addition to the name. */
interface Place {
  /** First digits of a mobile number in national format, and the number of further digits. */
  phone: string;
  phoneDigits: number;
  postCode: string;
  province?: string;
  hasCpf?: boolean;
}

const placesOf: Partial<Record<string, Place>> = places;

/** Countries a synthetic player can be from. */
export const countries = Object.keys(places);

/** A fictitious person with a recognisable name. */
export interface Person {
  firstName: string;
  lastName: string;
  /** At a domain that receives no mail. */
  email: string;
  password: string;
  /** Fields of the second form of a registration. */
  birth: { birthDay: string; birthMonth: string; birthYear: string };
}

export interface Residence {
  phoneBody: string;
  postCode: string;
  province?: string;
  cpf?: string;
}

const lastNames = ['Canary', 'Heartbeat', 'Lighthouse', 'Probe', 'Sentinel', 'Watchdog'];

/**
 * The person of a run; deterministic for a seed.
 * @param seed differs from run to run, such as `halden-1764406548000`
 */
export function personOf(seed: string): Person {
  const [year = 0, month = 0, name = 0, ...rest] = createHash('sha256').update(seed).digest();
  return {
    firstName: 'Synthetic',
    lastName: lastNames[name % lastNames.length] ?? 'Probe',
    email: `synthetic-${seed}@example.com`,
    password: `quiet boats ${Buffer.from(rest).toString('base64url').slice(0, 20)}`,
    birth: {
      birthDay: '5',
      birthMonth: String(1 + (month % 12)),
      birthYear: String(1960 + (year % 40)),
    },
  };
}

/** Phone number and address of a person in a country; undefined for a country that `people.json` does not have. */
export function residenceOf(seed: string, country: string): Residence | undefined {
  const place = placesOf[country];
  if (!place) return undefined;
  const digits = String(createHash('sha256').update(`${seed} phone`).digest().readUInt32BE()).padStart(
    10,
    '0',
  );
  return {
    phoneBody: place.phone + digits.slice(-place.phoneDigits),
    postCode: place.postCode,
    ...(place.province === undefined ? {} : { province: place.province }),
    ...(place.hasCpf ? { cpf: cpfOf(digits.slice(-9)) } : {}),
  };
}

/** Nine digits with the two check digits of a Brazilian tax number. */
function cpfOf(digits: string): string {
  const check = (text: string) => {
    const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (text.length + 1 - at), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const first = check(digits);
  return digits + first + check(digits + first);
}
