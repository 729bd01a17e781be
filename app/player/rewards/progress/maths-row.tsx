import type { ReactNode } from 'react';

/** A row of a reward's figures: a name and its value. */
export function MathsRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
