/** The two lobbies of games. */
export const lobbies = ['casino', 'live casino'] as const;
export type Lobby = (typeof lobbies)[number];

/** The platform's word for the games of a lobby. */
export const platformCategories = {
  casino: 'CASINO',
  'live casino': 'LIVE_CASINO',
} as const satisfies Record<Lobby, string>;
