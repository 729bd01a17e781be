/** Safe markup: text in it is escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | undefined | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup template; every interpolated text is escaped. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(literals.reduce((markup, literal, at) => markup + markupOf(parts[at - 1]) + literal));
}

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
