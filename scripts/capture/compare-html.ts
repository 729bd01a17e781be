import { createTwoFilesPatch } from 'diff';
import { format } from 'prettier';

/**
 * A generated class name of a CSS module: `_tile_1x2yz_12`, whose last parts change with the stylesheet and are
 * irrelevant to the HTML.
 */
const scopedName = /(?<=[\s"])_([a-zA-Z][\w-]*?)_[a-z0-9]{5}_\d+(?=[\s"])/g;

/** HTML with the class names of the style sheets. */
export function withoutScopes(html: string): string {
  return html.replace(scopedName, '$1');
}

/**
 * A readable difference of two pieces of HTML; undefined when they are equal.
 * @param name of the compared page
 */
export async function htmlDifference(
  name: string,
  before: string,
  after: string,
): Promise<string | undefined> {
  const [one, other] = [withoutScopes(before), withoutScopes(after)];
  if (one === other) return undefined;
  const [oneLines, otherLines] = await Promise.all([readable(one), readable(other)]);
  // Prettier may tolerate differences in whitespace.
  return oneLines === otherLines
    ? createTwoFilesPatch(`${name}, captured`, `${name}, now`, one, other)
    : createTwoFilesPatch(`${name}, captured`, `${name}, now`, oneLines, otherLines, '', '', { context: 3 });
}

function readable(html: string): Promise<string> {
  return format(html, { parser: 'html', printWidth: 120, htmlWhitespaceSensitivity: 'ignore' });
}
