/** The used properties of a game session. */
export interface GameSession {
  session: string;
  name: string;
  kind: string;
  /** In minor units. */
  stakes: readonly number[];
}

export interface Round {
  roundId: string;
  status: 'open' | 'paying' | 'settled' | 'returned';
  /** How many steps are revealed. */
  steps: number;
  actions: readonly string[];
  /** In minor units. */
  stake: number;
  won: number;
}

/** The session of a response; undefined if invalid. */
export function sessionOf(reply: unknown): GameSession | undefined {
  const { session, stakes, game } = fieldsOf(reply);
  const { name, kind } = fieldsOf(game);
  const isWhole = isText(session) && isText(name) && isText(kind) && Array.isArray(stakes);
  if (!isWhole || !stakes.every(isNumber) || stakes.length === 0) return undefined;
  return { session, name, kind, stakes };
}

/** The round of a response; undefined if invalid. */
export function roundOf(reply: unknown): Round | undefined {
  const { roundId, status, steps, actions, stake, won } = fieldsOf(reply);
  if (!isText(roundId) || !isStatus(status) || !isNumber(stake) || !isNumber(won)) return undefined;
  if (!Array.isArray(steps) || !Array.isArray(actions) || !actions.every(isText)) return undefined;
  return { roundId, status, steps: steps.length, actions, stake, won };
}

const statuses = ['open', 'paying', 'settled', 'returned'] as const;
const isStatus = (value: unknown): value is Round['status'] => statuses.some((each) => each === value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
