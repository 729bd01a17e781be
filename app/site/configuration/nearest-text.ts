import { closestMatch } from 'leven';

/** The candidate most similar to a text, to detect typing errors; undefined if none is similar enough. */
export function nearestText(text: string, candidates: Iterable<string>): string | undefined {
  const originals = new Map([...candidates].map((candidate) => [candidate.toLowerCase(), candidate]));
  const maxDistance = Math.max(1, Math.floor(text.length / 3));
  const nearest = closestMatch(text.toLowerCase(), [...originals.keys()], { maxDistance });
  return nearest === undefined ? undefined : originals.get(nearest);
}
