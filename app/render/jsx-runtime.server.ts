import { type ElementType, Fragment, type ReactElement } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';

export { Fragment };

/** The structure of a React element. */
interface PlainElement extends ReactElement {
  $$typeof: symbol;
  ref: null;
  _owner: null;
}

const { $$typeof: elementMark } = reactJsx('i', {}) as PlainElement;

/**
 * JSX runtime of the server build: React's own function copies the properties of every element, which takes a tenth of
 * a page's render time. The compiler creates the object for this call only, so it is used directly, as in React 19.
 * Elements with a ref or default properties are left to React.
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
