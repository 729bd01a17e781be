/** The time of every picture, on servers and in the browser; equals the gallery's. */
export const frozenTime = '2026-11-21T12:00:00Z';
