/** First two letters, three stars, last letter: "Mi***a". A shorter name shows only its first letter. */
export function maskNickname(name: string): string {
  const letters = [...name];
  if (letters.length < 4) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
}
