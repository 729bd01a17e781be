/** Progressive enhancement of the hosted pages, which all work without scripts. */

const formats: Readonly<Record<string, (digits: string) => string>> = {
  card: (digits) => inGroups(digits, 19),
  groups: (digits) => inGroups(digits, 16),
  digits: (digits) => digits,
  expiry: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : digits),
};

function inGroups(digits: string, most: number): string {
  return digits.slice(0, most).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Formats a field during typing; the caret stays behind the same digit. */
function formatField(field: HTMLInputElement, format: (digits: string) => string): void {
  field.addEventListener('input', () => {
    const caret = field.selectionStart ?? field.value.length;
    const before = field.value.slice(0, caret).replace(/\D/g, '').length;
    field.value = format(field.value.replace(/\D/g, ''));
    let position = 0;
    for (let seen = 0; seen < before && position < field.value.length; position += 1)
      if (/\d/.test(field.value[position] ?? '')) seen += 1;
    field.setSelectionRange(position, position);
  });
}

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-format]')) {
  const format = formats[field.dataset['format'] ?? ''];
  if (format) formatField(field, format);
}

/** Prevents submitting the form twice. */
for (const form of document.forms)
  form.addEventListener('submit', (event) => {
    if (form.dataset['sent']) event.preventDefault();
    form.dataset['sent'] = 'yes';
  });
// The page may be restored from the back/forward cache.
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset['sent'];
});

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const { copy = '', copied = '' } = button.dataset;
    void navigator.clipboard.writeText(copy).then(() => (button.textContent = copied));
  });
}

for (const time of document.querySelectorAll('time')) {
  const clock = new Intl.DateTimeFormat(document.documentElement.lang, {
    hour: 'numeric',
    minute: '2-digit',
  });
  time.textContent = clock.format(new Date(time.dateTime));
}

/** Text that follows the state of the payment; if it is missing in the response, the payment has another page. */
const live = document.querySelector('[data-live]');
async function refreshLive(current: Element): Promise<void> {
  const markup = await (await fetch(location.href)).text();
  const next = new DOMParser().parseFromString(markup, 'text/html').querySelector('[data-live]');
  if (next === null) location.reload();
  else if (next.textContent !== current.textContent) current.textContent = next.textContent;
}
// Failed requests are retried with the next poll.
if (live) setInterval(() => void refreshLive(live).catch(() => undefined), 1_000);

document.querySelector<HTMLElement>('[autofocus]')?.focus();
