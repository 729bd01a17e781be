/** Where the platform answers operators. */
export const operatorCalls = '/platform/v1/operator';

/** Where it answers about one player. @param playerId a part of an address, which the platform checks */
export function playerCalls(playerId: string): string {
  return `${operatorCalls}/players/${encodeURIComponent(playerId)}`;
}
