import { html, type Html } from '../../process/html';
import type { Entered, FieldError, PageContext } from './page-context';
import type { TextKey } from './texts';

export interface TextField {
  name: string;
  label: TextKey;
  hint?: TextKey;
  autocomplete: string;
  inputMode?: 'numeric' | 'text';
  /** Formatting during typing, applied by the script. */
  format?: 'card' | 'expiry' | 'groups' | 'digits';
  maxLength: number;
  isShort?: boolean;
}

/** A labelled field with its hint and error. */
export function textField(
  { texts }: PageContext,
  field: TextField,
  errors: readonly FieldError[],
  entered: Entered,
): Html {
  const { name, label, hint, autocomplete, inputMode = 'text', format, maxLength, isShort } = field;
  const error = errors.find((each) => each.field === name);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  // Digits are left-to-right in every language.
  const direction = inputMode === 'numeric' ? html` dir="ltr"` : undefined;
  return html`<div class="field${isShort ? ' short' : ''}">
    <label for="${name}">${texts(label)}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${texts(hint)}</p>`}
    ${error && html`<p class="error" id="${name}-error">${texts(error.text, error.values)}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="text"
      inputmode="${inputMode}"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      value="${entered[name] ?? ''}"
      ${direction}${format && html` data-format="${format}"`}${described ? html` aria-describedby="${described}"` : undefined}${error && html` aria-invalid="true"`}
      spellcheck="false"
    />
  </div>`;
}

export interface Choice {
  value: string;
  label: string;
  detail?: string;
}

/** Group of radio buttons with its error. */
export function choiceField(
  { texts }: PageContext,
  { name, legend, choices }: { name: string; legend: TextKey; choices: readonly Choice[] },
  errors: readonly FieldError[],
  entered: Entered,
): Html {
  const error = errors.find((each) => each.field === name);
  return html`<fieldset class="choices" ${error && html` aria-describedby="${name}-error"`}>
    <legend>${texts(legend)}</legend>
    ${error && html`<p class="error" id="${name}-error">${texts(error.text, error.values)}</p>`}
    ${choices.map(
      ({ value, label, detail }, at) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="${name}"
            value="${value}"
            ${
              at === 0 ? html` id="${name}"` : undefined
            }${entered[name] === value ? html` checked` : undefined}
          /><span>${label}</span>${
            detail === undefined ? undefined : html`<span class="detail">${detail}</span>`
          }</label
        >`,
    )}
  </fieldset>`;
}

/** All errors with links to their fields; receives the focus. */
export function errorSummary({ texts }: PageContext, errors: readonly FieldError[]): Html | undefined {
  if (errors.length === 0) return undefined;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${texts('summary')}</h2>
    <ul>
      ${errors.map(({ field, text, values }) => html`<li><a href="#${field}">${texts(text, values)}</a></li>`)}
    </ul>
  </div>`;
}

/**
 * A form of the page.
 * @param action last segment of its URL
 */
export function form(
  { record }: PageContext,
  action: string,
  content: Html,
  button: string,
  look: 'primary' | 'quiet' = 'primary',
): Html {
  return html`<form method="post" action="/pay/${record.hosted.token}/${action}" novalidate>
    ${content}
    <button class="${look}">${button}</button>
  </form>`;
}
