import { StepFailure } from '../step-failure';
import { Form } from './form';
import { type Element, attribute, descendants, elementsOf, textOf } from './markup';

/** A page as received. */
export class Page {
  readonly elements: readonly Element[];

  constructor(
    readonly url: string,
    readonly status: number,
    readonly html: string,
  ) {
    this.elements = elementsOf(html);
  }

  get path(): string {
    return new URL(this.url).pathname;
  }

  get origin(): string {
    return new URL(this.url).origin;
  }

  /** The value of the first attribute of this name in the main part, such as the state of a view. */
  mark(name: string): string | undefined {
    return this.marks(name)[0];
  }

  marks(name: string): string[] {
    return this.#main().flatMap((each) => attribute(each, name) ?? []);
  }

  /** Distinct addresses of links whose path matches. */
  links(path: RegExp): string[] {
    const all = this.elements
      .filter(({ tagName }) => tagName === 'a')
      .flatMap((each) => attribute(each, 'href') ?? [])
      .filter((href) => URL.canParse(href, this.url))
      .map((href) => new URL(href, this.url));
    return [...new Set(all.filter(({ pathname }) => path.test(pathname)).map(({ href }) => href))];
  }

  /** Values of one attribute by those of another on the same element, such as states of documents by type. */
  pairs(key: string, value: string): Map<string, string> {
    return new Map(
      this.#main().flatMap((each) => {
        const [name, state] = [attribute(each, key), attribute(each, value)];
        return name === undefined || state === undefined ? [] : [[name, state] as const];
      }),
    );
  }

  /** The text of the first element of a class. */
  textAt(className: string): string {
    const found = this.elements.find((each) => attribute(each, 'class')?.split(' ').includes(className));
    return found ? textOf(found) : '';
  }

  /** The text of the first element with an attribute. */
  textWith(name: string): string {
    const found = this.elements.find((each) => attribute(each, name) !== undefined);
    return found ? textOf(found) : '';
  }

  /** The form that posts to a path, anywhere on the page. @throws StepFailure unless there is one */
  formTo(path: string): Form {
    const found = this.#formsIn(this.elements).find(({ action }) => new URL(action).pathname === path);
    if (found) return found;
    throw this.failure(`a form that is sent to ${path}`);
  }

  /** Forms of the main part that have such a field, with such a value when one is given. */
  forms(name: string, value?: string): Form[] {
    return this.allForms().filter((form) => form.has(name, value));
  }

  /** Forms of the main part that are posted. */
  allForms(): Form[] {
    return this.#formsIn(this.#main());
  }

  /** @throws StepFailure unless there is such a form */
  form(name: string, value?: string): Form {
    const [form] = this.forms(name, value);
    if (form) return form;
    const wanted = value === undefined ? `"${name}"` : `"${name}" of the value "${value}"`;
    throw this.failure(`a form with the field ${wanted}`);
  }

  frameAddress(): string | undefined {
    const frame = this.elements.find(({ tagName }) => tagName === 'iframe');
    const source = frame && attribute(frame, 'src');
    return source ? new URL(source, this.url).href : undefined;
  }

  /** A failure on this page with its visible texts: heading, and alerts and field errors or else its first paragraph. */
  failure(expected: string): StepFailure {
    return new StepFailure(expected, this.#summary(), this);
  }

  /** Forms with method POST: those of dialogs and searches change nothing. */
  #formsIn(elements: readonly Element[]): Form[] {
    return elements
      .filter(({ tagName }) => tagName === 'form')
      .map((element) => new Form(element, this))
      .filter(({ method }) => method === 'POST');
  }

  #main(): Element[] {
    const main = this.elements.find(({ tagName }) => tagName === 'main');
    return main ? descendants(main) : [...this.elements];
  }

  #summary(): string {
    const main = this.#main();
    const isFault = (each: Element) =>
      attribute(each, 'role') === 'alert' || /-error$/.test(attribute(each, 'id') ?? '');
    const faults = main.filter(isFault).map(textOf).filter(Boolean);
    const heading = main.find(({ tagName }) => tagName === 'h1');
    const state = this.mark('data-state');
    const paragraph = main.find(({ tagName }) => tagName === 'p');
    const said = [
      ...(heading ? [`the page "${textOf(heading)}"`] : []),
      ...(state === undefined ? [] : [`state ${state}`]),
      ...(faults.length > 0 || !paragraph ? faults : [`"${textOf(paragraph)}"`]),
    ];
    return said.join(': ').slice(0, 300) || `${this.html.length} characters without a heading`;
  }
}
