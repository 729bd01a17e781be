/** The moment of every picture, on the servers and in the browser; the gallery's own. */
export const frozenTime = '2026-11-21T12:00:00Z';
