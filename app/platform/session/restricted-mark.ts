/** Value of the session mark after a restriction has ended the session: open tabs show the overlay, and pages show no offers. */
export const restrictedMark = 'restricted';

/** The same after a session time limit was used up. */
export const timeUpMark = 'restricted-time';

export type RestrictedMark = typeof restrictedMark | typeof timeUpMark;
