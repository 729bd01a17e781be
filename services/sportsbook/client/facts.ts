import type { Place } from '../contexts/context';
import type { OddsFormat } from '../odds/format';
import { type Texts, textsOf } from '../texts/write';

/** What the server says in the page beside its markup (`pages/document.ts`). */
export interface Facts {
  /** Address of the frame. */
  base: string;
  hostOrigin: string;
  language: string;
  tag: string;
  isSignedIn: boolean;
  currency: string;
  oddsFormat: OddsFormat;
  /** Stakes in minor units. */
  limits: {
    minimum: number;
    maximum: number;
    payout: number;
    steps: readonly number[];
    selections: number;
    combinations: number;
  };
  title: string;
  place: Place;
  messages: Readonly<Record<string, string>>;
}

/** The facts of this page, which its own server has written. */
export function readFacts(): Facts {
  // The server writes them in this form, in the same build.
  return JSON.parse(document.getElementById('frame')?.textContent ?? '{}') as Facts;
}

export function textsOfFacts({ tag, messages }: Facts): Texts {
  return textsOf(tag, messages);
}
