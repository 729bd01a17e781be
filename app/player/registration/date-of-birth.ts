/** Why a date of birth is refused: it does not exist, or the person is too young. */
export type BirthFault = 'birth.impossible' | `birth.tooYoung:${number}`;

/**
 * Validates a date of birth.
 * @param today the day in UTC for which the age is computed
 * @param minimumAge years
 */
export function birthFault(
  { birthYear, birthMonth, birthDay }: { birthYear: number; birthMonth: number; birthDay: number },
  today: Date,
  minimumAge: number,
): BirthFault | undefined {
  const born = new Date(Date.UTC(birthYear, birthMonth - 1, birthDay));
  // `Date` turns 31 February into a day of March.
  if (born.getUTCMonth() !== birthMonth - 1 || born > today) return 'birth.impossible';
  const ofAge = new Date(Date.UTC(birthYear + minimumAge, birthMonth - 1, birthDay));
  return ofAge > today ? `birth.tooYoung:${minimumAge}` : undefined;
}

type BirthPart = 'birthDay' | 'birthMonth' | 'birthYear';

/** Day, month and year in the order of the language. */
export function birthParts(tag: string): BirthPart[] {
  const named: Partial<Record<string, BirthPart>> = {
    day: 'birthDay',
    month: 'birthMonth',
    year: 'birthYear',
  };
  return new Intl.DateTimeFormat(tag, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })
    .formatToParts(0)
    .flatMap(({ type }) => named[type] ?? []);
}
