/** Anchor of an offer on the page of rewards. */
export const offerAnchor = (campaignId: number): string => `campaign-${campaignId}`;

/** Where a player claims the bonus of a campaign. */
export const claimPath = (campaignId: number): string => `/my-account/rewards#${offerAnchor(campaignId)}`;
