import type { ReactNode } from 'react';

/** When the browser loads the code of an island: at once after the page, when seen, or at the first touch of it. */
export type IslandTiming = 'load' | 'idle' | 'visible' | 'interaction';

interface IslandProps {
  /** File name of the island without `.island.ts(x)`; unique in the project. */
  name: string;
  on: IslandTiming;
  /** Small, serialisable; whatever the code needs beyond the markup. */
  props?: object;
  as?: 'div' | 'section' | 'header' | 'nav' | 'form';
  className?: string;
  children?: ReactNode;
}

/**
 * A part of a page that acts. The server renders its children; the browser then loads `<name>.island` and calls its
 * `mount(element, props)`, which either enhances the markup or hydrates a small React root in it.
 */
export function Island({ name, on, props, as: Element = 'div', className, children }: IslandProps) {
  return (
    <Element
      className={className}
      data-island={name}
      data-on={on}
      data-props={props ? JSON.stringify(props) : undefined}
    >
      {children}
    </Element>
  );
}
