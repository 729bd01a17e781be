import { type ElementType, Fragment, type ReactElement } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';

export { Fragment };

/** An element as React's renderer reads it. */
interface PlainElement extends ReactElement {
  $$typeof: symbol;
  ref: null;
  _owner: null;
}

const { $$typeof: elementMark } = reactJsx('i', {}) as PlainElement;

/**
JSX runtime of the server build: React's own function copies the properties of every element, which is a tenth of the time a
 * page takes. The compiler makes the object for this call alone, so it is taken as it is, as React 19 does. An element with a ref or
 * with default properties is React's own matter.
 */
export function jsx(type: ElementType, props: Record<string, unknown>, key?: string): ReactElement {
  if ('ref' in props || 'key' in props || (typeof type === 'function' && 'defaultProps' in type))
    return reactJsx(type, props, key);
  const element: PlainElement = {
    $$typeof: elementMark,
    type,
    key: key === undefined ? null : `${key}`,
    ref: null,
    props,
    _owner: null,
  };
  return element;
}

export { jsx as jsxs };
