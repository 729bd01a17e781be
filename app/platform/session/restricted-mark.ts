/** Value of the session mark after a restriction has ended the session: open tabs show the overlay then. */
export const restrictedMark = 'restricted';
