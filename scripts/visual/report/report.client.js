(() => {
  const find = (selector) => document.querySelector(selector);
  const data = JSON.parse(find('#data').textContent);
  const filters = find('#filters');
  const list = find('#list');
  const captions = {
    before: `Before: ${data.base}`,
    after: `After: ${data.current}`,
    difference: 'Difference',
  };
  let shown = [];
  let current = 0;
  let view = 'all';

  function make(tag, properties = {}, children = []) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  function fillFilters() {
    for (const select of filters.elements) {
      const values = [...new Set(data.findings.map((finding) => String(finding[select.name])))];
      values.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      select.append(make('option', { value: '', textContent: 'all' }));
      select.append(...values.map((value) => make('option', { value, textContent: value })));
    }
  }

  function applyFilters() {
    const wanted = [...filters.elements].filter(({ value }) => value);
    shown = data.findings.filter((finding) =>
      wanted.every(({ name, value }) => String(finding[name]) === value),
    );
    find('#count').textContent = `${shown.length} of ${data.findings.length} cells`;
    list.replaceChildren(
      ...shown.map((finding, index) =>
        make('li', {}, [
          make('button', {
            type: 'button',
            textContent: finding.kind === 'changed' ? finding.name : `${finding.name} (${finding.kind})`,
            onclick: () => show(index),
          }),
        ]),
      ),
    );
    show(0);
  }

  function figure(finding, side) {
    const picture = data.pictures[finding[side]];
    const missing =
      finding.kind === 'new' || finding.kind === 'gone'
        ? 'There is none.'
        : 'Left out: the report would be too large. Choose fewer blocks.';
    return make('figure', {}, [
      make('figcaption', { textContent: captions[side] }),
      picture
        ? make('img', { src: `data:image/png;base64,${picture}`, alt: `${captions[side]}, ${finding.name}` })
        : make('p', { textContent: missing }),
    ]);
  }

  function show(index) {
    current = Math.max(0, Math.min(index, shown.length - 1));
    const finding = shown[current];
    for (const [place, button] of list.querySelectorAll('button').entries())
      button.setAttribute('aria-current', String(place === current));
    list.querySelectorAll('button')[current]?.scrollIntoView({ block: 'nearest' });
    for (const button of find('#views').children)
      button.setAttribute('aria-pressed', String(button.dataset.view === view));
    find('#name').textContent = finding?.name ?? 'Nothing differs';
    find('#note').textContent = finding?.note ?? '';
    const sides = view === 'all' ? ['before', 'after', 'difference'] : [view];
    find('#pictures').className = view === 'all' ? '' : 'one';
    find('#pictures').replaceChildren(...(finding ? sides.map((side) => figure(finding, side)) : []));
  }

  function showRemarks() {
    find('#remarks').hidden = data.remarks.length === 0;
    find('#remarks ul').append(
      ...data.remarks.map(({ name, remarks }) =>
        make('li', { textContent: `${name}: ${remarks.join('; ')}` }),
      ),
    );
  }

  const views = { 0: 'all', 1: 'before', 2: 'after', 3: 'difference' };
  document.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' && event.target instanceof HTMLButtonElement && event.target.dataset.view) return;
    if (event.key === 'j') show(current + 1);
    else if (event.key === 'k') show(current - 1);
    else if (event.key === ' ') view = view === 'before' ? 'after' : 'before';
    else if (event.key in views) view = views[event.key];
    else return;
    event.preventDefault();
    show(current);
  });
  find('#views').addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    view = button.dataset.view;
    show(current);
  });
  filters.addEventListener('change', applyFilters);
  find('#summary').textContent = data.summary;
  fillFilters();
  applyFilters();
  showRemarks();
})();
