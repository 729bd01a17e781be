import type { FairRound } from '../../fair/fair-round';
import { textsFor } from '../../fair/texts';
import { verify } from '../../fair/verify';

/** Plays a round again in the browser, once its secret is revealed, and says whether it was fair. Null when it cannot be read. */
export async function verdictOn(roundId: string, language: string): Promise<string | null> {
  const response = await fetch(`/fair/rounds/${encodeURIComponent(roundId)}`);
  if (!response.ok) return null;
  const round: unknown = await response.json();
  if (!isFairRound(round) || round.serverSeed === null) return null;
  const { texts } = textsFor(language);
  const { isCommitted, isSame } = verify(round, round.serverSeed);
  return isCommitted ? (isSame ? texts.same : texts.different) : texts.otherSeed;
}

/** The page and its server are of one build, so only what could be absent is checked. */
function isFairRound(value: unknown): value is FairRound {
  return typeof value === 'object' && value !== null && 'serverSeed' in value && 'rules' in value;
}
