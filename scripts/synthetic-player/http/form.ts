import { FormData } from 'undici';
import { StepFailure } from '../step-failure';
import { type Element, attribute, descendants, textOf } from './markup';
import type { Page } from './page';

/** A control of a form with its options. */
interface Control {
  name: string;
  /** The type of an input, else the element's name. */
  kind: string;
  value: string;
  /** Whether it is submitted unchanged: not an unchecked checkbox, nor a button. */
  isSent: boolean;
  /** Values of a select, including the empty one. */
  options: readonly string[];
}

/** A file that is sent with a form. */
export interface FormFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A form of a page, filled in and submitted like a browser without JavaScript. */
export class Form {
  readonly method: string;
  readonly action: string;
  readonly isMultipart: boolean;
  readonly controls: readonly Control[];

  constructor(
    element: Element,
    readonly page: Page,
  ) {
    this.method = (attribute(element, 'method') ?? 'get').toUpperCase();
    this.action = new URL(attribute(element, 'action') || page.url, page.url).href;
    this.isMultipart = attribute(element, 'enctype') === 'multipart/form-data';
    const id = attribute(element, 'id');
    const outside = id === undefined ? [] : page.elements.filter((each) => attribute(each, 'form') === id);
    this.controls = [...new Set([...descendants(element), ...outside])].flatMap(controlOf);
  }

  has(name: string, value?: string): boolean {
    return this.controls.some(
      (each) =>
        each.name === name && (value === undefined || each.value === value || each.options.includes(value)),
    );
  }

  /** The current or first available value of a field, as submitted unchanged. */
  valueOf(name: string): string | undefined {
    const own = this.controls.filter((each) => each.name === name);
    return (own.find(({ isSent }) => isSent) ?? own[0])?.value;
  }

  /** The available values of a field: of radio buttons and selects, without the empty one. */
  offers(name: string): string[] {
    return this.controls
      .filter((each) => each.name === name)
      .flatMap(({ kind, value, options }) => (kind === 'select' ? options : [value]))
      .filter((value) => value !== '');
  }

  /** @throws StepFailure unless the form has the field */
  require(name: string): void {
    if (this.has(name)) return;
    const names = [...new Set(this.controls.map((each) => each.name))].join(', ');
    throw new StepFailure(
      `a form with the field "${name}"`,
      `the fields ${names || 'of no form'}`,
      this.page,
    );
  }

  /**
   * The submitted values: the page's, overridden by `values`.
   * @throws StepFailure for an unknown field
   */
  fields(values: Record<string, string>): [string, string][] {
    for (const name of Object.keys(values)) this.require(name);
    const untouched = this.controls
      .filter(({ name, isSent, kind }) => isSent && kind !== 'file' && !Object.hasOwn(values, name))
      .map(({ name, value }): [string, string] => [name, value]);
    return [...untouched, ...Object.entries(values)];
  }

  /** The same with files, as `multipart/form-data`. */
  multipart(values: Record<string, string>, files: Record<string, FormFile>): FormData {
    const data = new FormData();
    for (const [name, value] of this.fields(values)) data.append(name, value);
    for (const [name, { bytes, type, name: fileName }] of Object.entries(files)) {
      this.require(name);
      data.append(name, new Blob([bytes], { type }), fileName);
    }
    return data;
  }
}

function controlOf(element: Element): Control[] {
  const name = attribute(element, 'name');
  const has = (flag: string) => attribute(element, flag) !== undefined;
  if (!name || has('disabled')) return [];
  const value = attribute(element, 'value') ?? '';
  switch (element.tagName) {
    case 'input': {
      const kind = attribute(element, 'type') ?? 'text';
      const isChoice = kind === 'checkbox' || kind === 'radio';
      const isSent = isChoice ? has('checked') : kind !== 'submit' && kind !== 'button';
      return [{ name, kind, value: isChoice && !has('value') ? 'on' : value, isSent, options: [] }];
    }
    case 'button':
      return [{ name, kind: 'button', value, isSent: false, options: [] }];
    case 'textarea':
      return [{ name, kind: 'textarea', value: textOf(element), isSent: true, options: [] }];
    case 'select':
      return [selectOf(element, name)];
    default:
      return [];
  }
}

function selectOf(element: Element, name: string): Control {
  const options = descendants(element).filter(({ tagName }) => tagName === 'option');
  const valueOf = (option: Element) => attribute(option, 'value') ?? textOf(option);
  const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
  return {
    name,
    kind: 'select',
    value: chosen ? valueOf(chosen) : '',
    isSent: true,
    options: options.map(valueOf),
  };
}
