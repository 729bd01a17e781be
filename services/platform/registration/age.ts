/** Whole years from a date of birth (yyyy-MM-dd) to a time, by the UTC calendar. Negative before birth. */
export function ageAt(dateOfBirth: string, now: number): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const today = new Date(now);
  const years = today.getUTCFullYear() - year;
  const months = today.getUTCMonth() + 1 - month;
  const hadBirthday = months > 0 || (months === 0 && today.getUTCDate() >= day);
  return hadBirthday ? years : years - 1;
}
