import { parseArgs } from 'node:util';
import { CommandError } from '../content/command-error';
import { stepNames } from './steps';

export const help = `Plays a whole journey on each brand of a running site, as a player whose browser has no scripts: home page and lobby, sign-up,
documents, deposit, reward, a round of a slot, withdrawal, self-exclusion. Every step is timed; a step that fails ends the run of its brand.

  npm run synthetic-player                         every brand of http://localhost:3000, once
  npm run synthetic-player -- --url <address>      of another site; with {brand} in the address, such as https://{brand}.example.com, that is
                                                   the host of a brand, otherwise the host comes from brand.json
  npm run synthetic-player -- --brand halden       one brand; the option may be given several times
  npm run synthetic-player -- --times 20           so many times in a row
  npm run synthetic-player -- --every 60           begins a run every so many seconds, without an end unless --times is given
  npm run synthetic-player -- --limit 30           seconds that a step may take
  npm run synthetic-player -- --skip claim         leaves a step out: ${stepNames.join(', ')}
  npm run synthetic-player -- --metrics-port 9464  serves /metrics for Prometheus meanwhile
  npm run synthetic-player -- --json               one line of JSON for each run instead of a table

SYNTHETIC_OUTBOX is the page on which the codes of a sign-up are read: http://localhost:3002/platform/outbox, the one of "npm start".
SYNTHETIC_ACCOUNT names an account that signs in instead of signing up, such as regular@{brand}.example, and SYNTHETIC_PASSWORD its
password: the account remains open, and withdraws. Payments are made with the test data of the simulated provider: never at a site whose
payments are real. SYNTHETIC_DEPOSIT (25) and SYNTHETIC_WITHDRAWAL (20) are the amounts.
Exit code: 0 when all runs went well, 1 when one failed, 2 when it could not begin.`;

export interface Arguments {
  url: string;
  /** Empty for all. */
  brands: string[];
  /** Infinity for an endless loop. */
  times: number;
  /** 0 for consecutive runs. */
  everyMs: number;
  limitMs: number;
  skip: string[];
  metricsPort: number | undefined;
  isJson: boolean;
  outbox: string;
  account: { email: string; password: string } | undefined;
  amounts: { deposit: string; withdrawal: string };
}

const options = {
  url: { type: 'string', default: 'http://localhost:3000' },
  brand: { type: 'string', multiple: true },
  times: { type: 'string' },
  every: { type: 'string' },
  limit: { type: 'string', default: '30' },
  skip: { type: 'string', multiple: true },
  'metrics-port': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/**
 * Reads command line and environment.
 * @returns undefined when only the help is requested
 * @throws CommandError or TypeError with the fault
 */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): Arguments | undefined {
  const { values } = parseArgs({ args, options });
  if (values.help) return undefined;
  const { brand: brands = [], skip = [], json = false } = values;
  const every = values.every === undefined ? 0 : wholeNumber('--every', values.every, 86_400);
  const unknown = skip.find((name) => !stepNames.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no step "${unknown}". There are: ${stepNames.join(', ')}.`);
  return {
    url: address('--url', values.url),
    brands,
    times: timesOf(values.times, every > 0),
    everyMs: every * 1_000,
    limitMs: wholeNumber('--limit', values.limit, 600) * 1_000,
    skip,
    metricsPort:
      values['metrics-port'] === undefined
        ? undefined
        : wholeNumber('--metrics-port', values['metrics-port'], 65_535),
    isJson: json,
    outbox: address('SYNTHETIC_OUTBOX', env['SYNTHETIC_OUTBOX'] || 'http://localhost:3002/platform/outbox'),
    account: accountOf(env['SYNTHETIC_ACCOUNT'], env['SYNTHETIC_PASSWORD']),
    amounts: {
      deposit: env['SYNTHETIC_DEPOSIT'] || '25',
      withdrawal: env['SYNTHETIC_WITHDRAWAL'] || '20',
    },
  };
}

function timesOf(text: string | undefined, isLoop: boolean): number {
  if (text !== undefined) return wholeNumber('--times', text, 1_000_000);
  return isLoop ? Infinity : 1;
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new CommandError(`${name} is "${text}". Write a whole number from 1 to ${most}.`);
}

function address(name: string, text: string): string {
  const example = text.replaceAll('{brand}', 'brand');
  if (URL.canParse(example) && /^https?:$/.test(new URL(example).protocol)) return text;
  throw new CommandError(`${name} is "${text}". Write an address such as http://localhost:3000.`);
}

function accountOf(email: string | undefined, password: string | undefined): Arguments['account'] {
  if (!email) return undefined;
  if (!password) throw new CommandError('SYNTHETIC_ACCOUNT has no password: set SYNTHETIC_PASSWORD as well.');
  return { email, password };
}
