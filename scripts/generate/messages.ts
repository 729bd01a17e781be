import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Plural forms share one key: `games_one` and `games_other` are both looked up as `games`. */
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The type of every message key, so that a missing message is a compile error. */
export function generateMessageKeys(directory: string): string {
  const messages = readTexts(directory);
  const keys = [...new Set(flatten(messages, '').map((key) => key.replace(pluralSuffix, '')))].sort();
  return `/* Generated from ${directory} by \`npm run generate\`. Do not edit. */\nexport type MessageKey =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`;
}

function flatten(node: Record<string, unknown>, prefix: string): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value as Record<string, unknown>, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}

/** One file per part of the interface: `sign-in.json` has the keys that begin with `signIn.`. */
function readTexts(directory: string): Record<string, unknown> {
  return Object.fromEntries(
    readdirSync(directory)
      .sort()
      .map((name) => {
        const section = name
          .replace(/\.json$/, '')
          .replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
        const texts: unknown = JSON.parse(readFileSync(path.join(directory, name), 'utf8'));
        return [section, texts];
      }),
  );
}
