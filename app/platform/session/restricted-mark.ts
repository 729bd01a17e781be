/** What the mark of the session says after a restriction has ended it: tabs that are still open tell their player so. */
export const restrictedMark = 'restricted';
