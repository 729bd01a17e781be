/** Value of the session mark after a restriction has ended the session: open tabs show the overlay, and pages no offers. */
export const restrictedMark = 'restricted';
