type Child = Node | string | null | undefined | false;

type Properties<Name extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Name], 'style' | 'dataset' | 'attributes'>
> & {
  attributes?: Readonly<Record<string, string>>;
  style?: Readonly<Record<string, string | number>>;
};

/** Creates an element; text is set as text, never as markup. `style` accepts custom properties. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { attributes = {}, style = {}, ...properties }: Properties<Name> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  for (const [key, value] of Object.entries(style)) made.style.setProperty(key, String(value));
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Sets the text of an element. Unchanged text is skipped, as a new text node would cause a layout of the whole game. */
export function write(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** An icon with a single path in a 24 × 24 box. */
export function icon(d: string, className = 'icon'): SVGSVGElement {
  const made = document.createElementNS(svgNamespace, 'svg');
  made.setAttribute('viewBox', '0 0 24 24');
  made.setAttribute('class', className);
  made.setAttribute('aria-hidden', 'true');
  made.append(svgElement('path', { d }));
  return made;
}

export function svgElement(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
