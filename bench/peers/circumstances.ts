import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { bin } from './build';
import { hasCores } from './cores';
import { generator } from './http-load';
import type { Options } from './options';

const packages = [
  'next',
  'react',
  'react-19',
  '@remix-run/node',
  '@puckeditor/core',
  '@builder.io/sdk-react',
  '@storyblok/react',
  '@contentful/experiences-sdk-react',
];

/** Time, place and environment of the measurement, one line each. */
export function circumstances({ rounds, seconds, hasPeers }: Options): string[] {
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  const cores = hasCores ? 'servers on one core, load on another' : 'servers and load share the cores';
  return [
    `${day}, revision ${revision()}; ${cpu?.model.trim() ?? ''}, ${cpus().length} cores, ${memory} GB; Node ${process.version}`,
    `\`npm run bench:peers\`: ${rounds} rounds of ${seconds} s each, medians; ${cores}; load by ${generator}`,
    ...(hasPeers ? [packages.map((name) => `${name} ${versionOf(name)}`).join(', ')] : []),
  ];
}

function versionOf(name: string): string {
  const { version }: { version?: unknown } = JSON.parse(
    readFileSync(bin(`${name}/package.json`), 'utf8'),
  ) as object;
  return String(version);
}

function revision(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
