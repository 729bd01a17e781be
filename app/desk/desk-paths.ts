/** Where the platform answers operators. */
export const operatorCalls = '/platform/v1/operator';

/** Where it answers about one player. @param playerId a part of an address, which the platform checks */
export function playerCalls(playerId: string): string {
  return `${operatorCalls}/players/${encodeURIComponent(playerId)}`;
}

/** The conversations with visitors at the desk. */
export const conversationsPath = '/desk/conversations';

/** Where the platform answers about one conversation. @param conversationId a part of an address, which the platform checks */
export function conversationCalls(conversationId: string): string {
  return `${operatorCalls}/conversations/${encodeURIComponent(conversationId)}`;
}

/** The campaigns at the desk. */
export const campaignsPath = '/desk/campaigns';

/** Where the platform answers about one campaign. @param campaignId a part of an address, which the platform checks */
export function campaignCalls(campaignId: string): string {
  return `${operatorCalls}/campaigns/${encodeURIComponent(campaignId)}`;
}
