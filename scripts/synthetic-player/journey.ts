import type { Browser } from './http/browser';
import type { Person } from './person';

/** A run on one brand. */
export interface Journey {
  browser: Browser;
  brand: string;
  /** Address of the home page, with its language and market. */
  home: string;
  person: Person;
  /** Seed of phone number and address. */
  seed: string;
  /** Page with the messages to players; undefined if codes cannot be read. */
  outbox: string | undefined;
  /** Whether the account exists already and stays open. */
  isKnown: boolean;
  /** Whether there is an account that must be closed, whatever fails. */
  isOpen: boolean;
  /** In major units of the player's currency, as entered. */
  amounts: { deposit: string; withdrawal: string };
}

/** Performs one step. @returns a note for the report */
export type Step = (journey: Journey) => Promise<string | undefined>;

/** Address of a page of the player. @param path below the locale */
export const pageOf = ({ home }: Journey, path: string): string => home + path;
