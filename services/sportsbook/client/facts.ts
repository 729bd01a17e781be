import type { Place } from '../contexts/context';
import type { OddsFormat } from '../odds/format';
import { type Texts, textsOf } from '../texts/write';

/** Data that the server embeds in the page (`pages/document.ts`). */
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

/** Reads the embedded data. */
export function readFacts(): Facts {
  // Not validated: the server of the same build writes it.
  return JSON.parse(document.getElementById('frame')?.textContent ?? '{}') as Facts;
}

export function textsOfFacts({ tag, messages }: Facts): Texts {
  return textsOf(tag, messages);
}
