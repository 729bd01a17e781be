import { numberCount } from './division';

/** A browser's participation in experiments, from its cookie. */
export interface Participation {
  /** Determines the variants; thousands of visitors share each. */
  number: number;
  /** Experiments of which a variant was seen, and whether their goal was reached. */
  seen: ReadonlyMap<string, 'seen' | 'reached'>;
}

export const experimentCookie = 'marquee-variants';

/** Most experiments in the cookie; the oldest is dropped. */
const mostSeen = 20;
const letters = { seen: 's', reached: 'r' } as const;
const written = new RegExp(
  `(?:^|; *)${experimentCookie}=(\\d{1,3})((?:~[a-z][a-z0-9-]{0,39}\\.[sr]){0,${mostSeen}})(?:;|$)`,
);

/** @param cookie header of the request @returns undefined without a valid cookie */
export function participationIn(cookie: string | null | undefined): Participation | undefined {
  const found = cookie?.includes(experimentCookie) ? written.exec(cookie) : null;
  if (!found) return undefined;
  const [, number = '', list = ''] = found;
  const seen = list.split('~').flatMap((each) => {
    const [key = '', letter] = each.split('.');
    return key ? [[key, letter === letters.reached ? 'reached' : 'seen'] as const] : [];
  });
  return { number: Number(number), seen: new Map(seen) };
}

/** The number of a browser that takes part in experiments. @param cookie header of the request */
export function numberIn(cookie: string | null | undefined): number | undefined {
  return participationIn(cookie)?.number;
}

/** The value of the cookie. @throws RangeError for an invalid number */
export function participationText({ number, seen }: Participation): string {
  if (!Number.isInteger(number) || number < 0 || number >= numberCount)
    throw new RangeError(`${number} is no number of visitors`);
  const latest = [...seen].slice(-mostSeen);
  return `${number}${latest.map(([key, state]) => `~${key}.${letters[state]}`).join('')}`;
}
