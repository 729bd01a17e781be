import type { Names } from '../reference-data/data';
import { pick, uniform } from './random';

/** First two letters, three stars, last letter: "Mi***a". Of a shorter name only the first letter stays. */
export function maskNickname(name: string): string {
  const letters = [...name];
  if (letters.length < 4) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
}

/** The masked first name of a player in a currency. */
export function maskedPlayer(names: Names, currency: string, key: number, index: number): string {
  return maskNickname(pick(names.players[currency] ?? names.players.default, uniform(key, index)));
}

/** A screen name as players choose them for leaderboards: two words and sometimes a number. */
export function screenName(names: Names, key: number, index: number): string {
  const first = pick(names.handles.first, uniform(key, index * 3));
  const second = pick(names.handles.second, uniform(key, index * 3 + 1));
  const number = Math.floor(uniform(key, index * 3 + 2) * 250);
  return `${first}${second}${number < 100 ? number : ''}`;
}
