/** The steps of a registration (REG-07, SM-04); the last two are side exits, not part of the sequence. */
export const registrationSteps = [
  'Details',
  'ContactInfo',
  'Verification',
  'Complete',
  'Unsupported',
  'Duplicated',
] as const;

export type RegistrationStep = (typeof registrationSteps)[number];

/** The normal sequence of a registration. */
export const wayOfRegistration = ['Details', 'ContactInfo', 'Verification', 'Complete'] as const;

type WayStep = (typeof wayOfRegistration)[number];

const placeOf = (step: RegistrationStep) => Math.max(0, wayOfRegistration.indexOf(step as WayStep));

/** The next step; the last one stays (REG-08). A side exit returns to the start. */
export function nextStep(step: RegistrationStep): RegistrationStep {
  return wayOfRegistration[Math.min(placeOf(step) + 1, wayOfRegistration.length - 1)] ?? 'Complete';
}

/** The previous step; the first one stays (REG-08). */
export function previousStep(step: RegistrationStep): RegistrationStep {
  return wayOfRegistration[Math.max(placeOf(step) - 1, 0)] ?? 'Details';
}
