import { readFileSync } from 'node:fs';

/** Plural forms share one key: `games_one` and `games_other` are both asked for as `games`. */
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The type of every message key, so that a missing message is a compile error. */
export function generateMessageKeys(file: string): string {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const keys = [...new Set(flatten(messages, '').map((key) => key.replace(pluralSuffix, '')))].sort();
  return `/* Generated from ${file} by \`npm run generate\`. Do not edit. */\nexport type MessageKey =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`;
}

function flatten(node: Record<string, unknown>, prefix: string): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value as Record<string, unknown>, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}
