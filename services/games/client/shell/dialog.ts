import { element, icon } from './element';
import { icons } from './icons';

export interface Choice<Value> {
  label: string;
  value: Value;
  main?: boolean;
}

export interface DialogOptions<Value> {
  title: string;
  body: readonly (Node | string)[];
  choices: readonly Choice<Value>[];
  /** Closes without a choice, by button or Escape. If absent, a choice is required. */
  dismiss?: { label: string; value: Value };
  className?: string;
}

/** Opens a native modal dialog, which traps the focus, and returns the choice. */
export function ask<Value>(host: HTMLElement, options: DialogOptions<Value>): Promise<Value> {
  const { title, body, choices, dismiss, className = '' } = options;
  return new Promise((resolve) => {
    const close = (value: Value) => {
      dialog.close();
      dialog.remove();
      resolve(value);
    };
    const heading = element('h2', { id: 'dialog-title', textContent: title });
    const buttons = choices.map(({ label, value, main }) =>
      element('button', {
        type: 'button',
        className: main ? 'button main' : 'button',
        textContent: label,
        onclick: () => close(value),
      }),
    );
    const dialog = element(
      'dialog',
      { className: `dialog ${className}`, attributes: { 'aria-labelledby': 'dialog-title' } },
      element(
        'header',
        {},
        heading,
        dismiss &&
          element(
            'button',
            {
              type: 'button',
              className: 'tool',
              attributes: { 'aria-label': dismiss.label },
              onclick: () => close(dismiss.value),
            },
            icon(icons.close),
          ),
      ),
      element('div', { className: 'body', tabIndex: body.length > 2 ? 0 : -1 }, ...body),
      buttons.length > 0 && element('footer', {}, ...buttons),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (dismiss) close(dismiss.value);
    });
    host.append(dialog);
    dialog.showModal();
    // Focused by script: browsers report `autofocus` as an error in a cross-origin frame without user interaction.
    const main = buttons.find((_, place) => choices[place]?.main);
    if (main && document.hasFocus()) main.focus();
  });
}
