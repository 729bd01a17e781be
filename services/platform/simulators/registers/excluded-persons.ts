import { type Behaviour, usualBehaviour } from '../behaviour';

/** A person in a simulated register: the fields sent by its protocol. */
export type Described = Partial<Record<string, string>>;

/** The state of a simulated register. */
export interface SimulatedRegister {
  behaviour: Behaviour;
  /** Accepted key. */
  key: string;
  has(person: Described): boolean;
  set(person: Described, isExcluded: boolean): void;
  /** Restores the state after the start. */
  reset(): void;
}

/** Persons with this family name are excluded in registers that identify by name. */
export const EXCLUDED_NAME = 'Excluded';

/** @param fields that identify persons in the register */
export function createSimulatedRegister(key: string, fields: readonly string[]): SimulatedRegister {
  const behaviour = usualBehaviour();
  const excluded = new Set<string>();
  const keyOf = (person: Described): string =>
    JSON.stringify(fields.map((name) => (person[name] ?? '').toLowerCase().replace(/\s/g, '')));
  return {
    behaviour,
    key,
    has: (person) =>
      excluded.has(keyOf(person)) || (fields.includes('lastName') && person['lastName'] === EXCLUDED_NAME),
    set(person, isExcluded) {
      if (isExcluded) excluded.add(keyOf(person));
      else excluded.delete(keyOf(person));
    },
    reset() {
      Object.assign(behaviour, usualBehaviour());
      excluded.clear();
    },
  };
}

/** The string fields of a JSON body. */
export function textsOf(body: unknown): Described {
  return Object.fromEntries(
    Object.entries(Object(body)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** The texts of XML elements that contain only text. */
export function elementsOf(body: unknown): Described {
  const text = typeof body === 'string' ? body : '';
  return Object.fromEntries(
    [...text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => [name, plainText(value)]),
  );
}

function plainText(xml: string): string {
  return xml.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
}

/** A different text, for a register that confuses persons. */
export function another(text: string): string {
  return text.replace(/\w$/, (last) => (last === '0' ? '1' : '0'));
}
