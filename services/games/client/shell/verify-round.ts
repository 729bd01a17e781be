import type { FairRound } from '../../fair/fair-round';
import { textsFor } from '../../fair/texts';
import { verify } from '../../fair/verify';

/** Replays a round in the browser once its server seed is revealed, and returns whether it was fair; null when it cannot be loaded. */
export async function verdictOn(roundId: string, language: string): Promise<string | null> {
  const response = await fetch(`/fair/rounds/${encodeURIComponent(roundId)}`);
  if (!response.ok) return null;
  const round: unknown = await response.json();
  if (!isFairRound(round) || round.serverSeed === null) return null;
  const { texts } = textsFor(language);
  const { isCommitted, isSame } = verify(round, round.serverSeed);
  return isCommitted ? (isSame ? texts.same : texts.different) : texts.otherSeed;
}

/** Page and server are built together, so only optional fields are checked. */
function isFairRound(value: unknown): value is FairRound {
  return typeof value === 'object' && value !== null && 'serverSeed' in value && 'rules' in value;
}
