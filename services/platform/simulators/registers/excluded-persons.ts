import { type Behaviour, usualBehaviour } from '../behaviour';

/** A person in a simulated register: the fields that its protocol sends. */
export type Described = Partial<Record<string, string>>;

/** The state of a simulated register. */
export interface SimulatedRegister {
  behaviour: Behaviour;
  /** The key that it accepts. */
  key: string;
  has(person: Described): boolean;
  set(person: Described, isExcluded: boolean): void;
  /** Back to the state after the start. */
  reset(): void;
}

/** With this family name anybody is excluded, in the registers that go by names. */
export const EXCLUDED_NAME = 'Excluded';

/** @param fields what tells persons apart in the register */
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

/** The fields of a JSON body that are texts. */
export function textsOf(body: unknown): Described {
  return Object.fromEntries(
    Object.entries(Object(body)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** The texts of the elements of an XML body that hold nothing but text. */
export function elementsOf(body: unknown): Described {
  const text = typeof body === 'string' ? body : '';
  return Object.fromEntries(
    [...text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => [name, plainText(value)]),
  );
}

function plainText(xml: string): string {
  return xml.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
}

/** A different text, for a register that mixes up persons. */
export function another(text: string): string {
  return text.replace(/\w$/, (last) => (last === '0' ? '1' : '0'));
}
