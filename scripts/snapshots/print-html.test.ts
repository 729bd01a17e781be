import { describe, expect, it } from 'vitest';
import { printHtml } from './print-html';
import { compareSnapshots } from './snapshot-files';

describe('HTML for people to compare', () => {
  it('is one element per line, attributes sorted, neighbouring texts as one', () => {
    expect(printHtml('<p id="b" class="a">12<!-- --> games</p><hr><div><b>x</b> y</div>')).toBe(
      ['<p class="a" id="b">12 games</p>', '<hr>', '<div>', '  <b>x</b>', '  &#32;y', '</div>', ''].join(
        '\n',
      ),
    );
  });

  it('shows the properties of islands and structured data as indented JSON', () => {
    expect(
      printHtml(
        '<div data-island="row" data-props="{&quot;a&quot;:[1]}"></div><script type="application/ld+json">{"b":2}</script>',
      ),
    ).toBe(`<div
  data-island="row"
  data-props='
    {
      "a": [
        1
      ]
    }
  '
></div>
<script type="application/ld+json">
  {
    "b": 2
  }
</script>
`);
  });

  it('keeps markup in texts and attributes apart from markup', () => {
    expect(printHtml('<i title="&quot;&lt;b>">&lt;script&gt;</i>')).toBe(
      '<i title="&quot;&lt;b&gt;">&lt;script&gt;</i>\n',
    );
  });

  it('says so when a block renders nothing', () => {
    expect(printHtml('')).toBe('<!-- renders nothing -->\n');
  });
});

it('snapshots that are new, changed or belong to nothing any more are told apart', () => {
  const stored = new Map([
    ['a.html', '1'],
    ['b.html', '1'],
    ['c.html', '1'],
  ]);
  const made = new Map([
    ['a.html', '1'],
    ['b.html', '2'],
    ['d.html', '1'],
  ]);
  expect(compareSnapshots(stored, made)).toEqual({
    added: ['d.html'],
    changed: ['b.html'],
    obsolete: ['c.html'],
  });
});
