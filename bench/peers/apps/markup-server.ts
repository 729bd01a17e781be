/**
 * Bare React that renders the markup of a page: its elements are created for every request, without components,
 * hooks, data or translation. `MARKUP_FILE`, `PORT`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { JSDOM } from 'jsdom';
import { type ReactElement, createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** React's names of attributes that differ from HTML. */
const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  minlength: 'minLength',
  novalidate: 'noValidate',
  inputmode: 'inputMode',
  spellcheck: 'spellCheck',
  autocapitalize: 'autoCapitalize',
  readonly: 'readOnly',
  value: 'defaultValue',
  checked: 'defaultChecked',
};
/** Elements whose text is raw markup. */
const raw = new Set(['script', 'style', 'noscript']);

interface Markup {
  tag: string;
  props: Record<string, unknown>;
  children: (Markup | string)[];
}

function markupOf(element: Element): Markup {
  const tag = element.tagName.toLowerCase();
  const props = Object.fromEntries([...element.attributes].flatMap((attribute) => propOf(tag, attribute)));
  if (raw.has(tag))
    return { tag, props: { ...props, dangerouslySetInnerHTML: { __html: element.innerHTML } }, children: [] };
  const children = [...element.childNodes].flatMap((node) => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
    return node.nodeType === node.ELEMENT_NODE ? markupOf(node as Element) : [];
  });
  return { tag, props, children };
}

function propOf(tag: string, { name, value }: Attr): [string, unknown][] {
  if (name === 'style') return [['style', styleOf(value)]];
  if (name === 'selected') return [];
  if (name === 'value' && tag === 'option') return [['value', value]];
  // Boolean attributes are `true` in React.
  return [[names[name] ?? name, value === '' && name !== 'alt' && name !== 'value' ? true : value]];
}

function styleOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(';').flatMap((rule) => {
      const [name = '', ...value] = rule.split(':');
      const property = name.trim();
      if (!property) return [];
      const key = property.startsWith('--')
        ? property
        : property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return [[key, value.join(':').trim()]];
    }),
  );
}

const element = ({ tag, props, children }: Markup): ReactElement =>
  createElement(
    tag,
    { ...props },
    ...children.map((child) => (typeof child === 'string' ? child : element(child))),
  );

const { document } = new JSDOM(readFileSync(process.env['MARKUP_FILE'] ?? '', 'utf8')).window;
const page = markupOf(document.documentElement);
const Page = () => element(page);

createServer((_request, response) => {
  const { pipe } = renderToPipeableStream(createElement(Page), {
    onShellReady() {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      pipe(response);
    },
  });
}).listen(Number(process.env['PORT']));
process.once('disconnect', () => process.exit(0));
