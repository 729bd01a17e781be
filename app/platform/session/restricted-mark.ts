/** Value of the session mark after a restriction has ended the session: open tabs show the overlay, and pages no offers. */
export const restrictedMark = 'restricted';

/** The same after a limit of the time signed in was used up. */
export const timeUpMark = 'restricted-time';

export type RestrictedMark = typeof restrictedMark | typeof timeUpMark;
