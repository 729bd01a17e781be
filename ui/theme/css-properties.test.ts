import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import theme from '../../brands/halden/theme.json';
import { validateTheme } from '../../schemas/generated/validators.js';
import { cssProperties } from './css-properties';

test('every variable that a stylesheet uses is a token of the theme', () => {
  const value: unknown = theme;
  if (!validateTheme(value)) throw new Error('not a theme');
  const tokens = new Set(Object.keys(cssProperties(value)));
  const text = ['app', 'blocks', 'ui']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const used = new Set([...text.matchAll(/var\((--mq-[a-z0-9-]+)/g)].map(([, name = '']) => name));
  expect(used.size).toBeGreaterThan(40);
  expect([...used].filter((name) => !tokens.has(name))).toEqual([]);
});
