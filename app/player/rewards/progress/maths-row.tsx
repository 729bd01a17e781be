import type { ReactNode } from 'react';

/** A line of the maths of a reward: a name and its value. */
export function MathsRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
