/** First two letters, three stars, last letter: "Mi***a". Of a shorter name only the first letter stays. */
export function maskNickname(name: string): string {
  const letters = [...name];
  if (letters.length < 4) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
}
