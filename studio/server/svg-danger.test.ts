import { expect, test } from 'vitest';
import { svgDanger } from './svg-danger';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

test.each([
  ['a shape with a gradient', svg('<linearGradient id="a"/><path style="fill:url(#a)" d="M0 0h1"/>')],
  ['a part that is used again', svg('<g id="b"/><use xlink:href="#b"/>')],
  ['a picture within it', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['the usual declaration', `<?xml version="1.0"?>\n<!DOCTYPE svg>\n${svg('<path d="M0 0"/>')}`],
])('%s is taken', (_name, text) => expect(svgDanger(text)).toBeUndefined());

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'script'],
  ['a script with a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'script'],
  ['a handler', svg('', 'onload="alert(1)"'), 'script'],
  ['a page', svg('<foreignObject><p/></foreignObject>'), 'script'],
  ['a link that runs', svg('<a xlink:href="java\nscript:alert(1)"/>'), 'script'],
  ['an animated link', svg('<a><set attributeName="xlink:href" to="javascript:1"/></a>'), 'script'],
  ['a picture from elsewhere', svg('<image href="https://example.com/a.png"/>'), 'external'],
  ['a drawing within a picture', svg('<image href="data:image/svg+xml;base64,AAAA"/>'), 'external'],
  ['a style from elsewhere', svg('<style>@import "https://example.com/a.css"</style>'), 'external'],
  ['the same with escapes', svg('<rect style="fill:u\\72l(https://example.com/#a)"/>'), 'external'],
  ['a style sheet', `<?xml-stylesheet href="https://example.com/a.css"?>${svg('')}`, 'external'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`, 'entities'],
  ['a cut off file', svg('<g>').slice(0, -6), 'broken'],
  ['another kind of document', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>', 'broken'],
])('%s is refused', (_name, text, danger) => expect(svgDanger(text)).toBe(danger));
