/** Base path of the platform's operator API. */
export const operatorCalls = '/platform/v1/operator';

/** Base path of the calls about one player. @param playerId part of an address, which the platform validates */
export function playerCalls(playerId: string): string {
  return `${operatorCalls}/players/${encodeURIComponent(playerId)}`;
}

/** Path of the conversations on the desk. */
export const conversationsPath = '/desk/conversations';

/** Base path of the calls about one conversation. @param conversationId part of an address, which the platform validates */
export function conversationCalls(conversationId: string): string {
  return `${operatorCalls}/conversations/${encodeURIComponent(conversationId)}`;
}

/** Path of the campaigns on the desk. */
export const campaignsPath = '/desk/campaigns';

/** Base path of the calls about one campaign. @param campaignId part of an address, which the platform validates */
export function campaignCalls(campaignId: string): string {
  return `${operatorCalls}/campaigns/${encodeURIComponent(campaignId)}`;
}
