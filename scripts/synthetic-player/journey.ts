import type { Browser } from './http/browser';
import type { Person } from './person';

/** A run on one brand. */
export interface Journey {
  browser: Browser;
  brand: string;
  /** Address of the home page, with its language and market. */
  home: string;
  person: Person;
  /** What phone number and address are made of. */
  seed: string;
  /** Page of the messages to players; undefined where codes cannot be read. */
  outbox: string | undefined;
  /** The account is of a person who is known to the site, and remains open. */
  isKnown: boolean;
  /** There is an account that has to be closed again, whatever fails. */
  isOpen: boolean;
  /** In major units of the player's currency, as it is typed. */
  amounts: { deposit: string; withdrawal: string };
}

/** Does one step. @returns what is worth a note in the report */
export type Step = (journey: Journey) => Promise<string | undefined>;

/** Address of a page of the player. @param path below the locale */
export const pageOf = ({ home }: Journey, path: string): string => home + path;
