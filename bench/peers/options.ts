import { parseArgs } from 'node:util';

/** Parts of a run, as named by `--only`. */
export const families = [
  'marquee',
  'raw',
  'react',
  'next',
  'remix',
  'puck',
  'builder',
  'storyblok',
  'contentful',
  'players',
] as const;

export type Family = (typeof families)[number];

const ours: ReadonlySet<Family> = new Set(['marquee', 'raw', 'players']);

export interface Options {
  only: ReadonlySet<Family>;
  rounds: number;
  /** Duration of each measurement per round. */
  seconds: number;
  /** True to reuse the builds of an earlier run. */
  reusesBuilds: boolean;
  /** True if anything other than this project is measured. */
  hasPeers: boolean;
  /** True for a complete comparison, which may update the documentation. */
  isWhole: boolean;
}

/** @throws Error with the invalid argument */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      'reuse-builds': { type: 'boolean', default: false },
    },
  });
  const named = values.only?.split(',').map((name) => name.trim());
  const only = new Set(named ? named.map(familyOf) : families);
  return {
    only,
    hasPeers: [...only].some((family) => !ours.has(family)),
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    reusesBuilds: values['reuse-builds'],
    isWhole: named === undefined,
  };
}

function familyOf(name: string): Family {
  const family = families.find((known) => known === name);
  if (!family) throw new Error(`--only knows ${families.join(', ')}; it does not know "${name}"`);
  return family;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be 1 or more, not "${text}"`);
  return value;
}
