/** Characters that people do not type: accents, points, harakat, variation selectors and format characters. */
const silent = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\ufe00-\ufe0f]|\p{Cf}/gu;

/** Letters without a Unicode decomposition, and how they are typed. */
const spellings: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const spelled = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g');

const katakana = /[\u30a1-\u30f6]/g;
const toHiragana = 0x60;

/**
 * Folds differences that should not affect a search: case, accents, width, and letters that keyboards lack. The folding
 * is the same for every language, so that one index serves all: dotted and dotless i become one letter, so `IŞIK` finds
 * `ışık` everywhere. If a text contains another, so do their folded forms.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(silent, '')
    .replace(spelled, (letter) => spellings[letter] ?? letter)
    .replace(katakana, (sign) => String.fromCharCode(sign.charCodeAt(0) - toHiragana));
}

/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const apostrophes = /['’ʼ`]/g;
const betweenWords = /[^\p{L}\p{N}\p{M}]+/u;

/** The words of a text, folded; scripts without spaces, such as Japanese, are segmented by a dictionary. */
export function wordsOf(text: string): string[] {
  const parts = unspaced.test(text)
    ? [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    : [text];
  return parts.flatMap((part) => fold(part).replace(apostrophes, '').split(betweenWords)).filter(Boolean);
}

/** Typos allowed in a word of this length: one from four letters, two from eight. */
export function allowedTypos(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/**
 * Whether a word equals, or begins with, the typed text up to some typos: letters wrong, missing, extra or swapped.
 * @param typos most typos allowed
 */
export function isLike(typed: string, word: string, typos: number): boolean {
  if (typed.length - word.length > typos) return false;
  let before: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, index) => index);
  // Longer prefixes of the word cannot match within the allowed typos.
  const reach = Math.min(word.length, typed.length + typos);
  for (let row = 1; row <= reach; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= typed.length; column += 1) {
      const same = word[row - 1] === typed[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next[column] = cost;
      if (cost < least) least = cost;
    }
    if ((next[typed.length] ?? Infinity) <= typos) return true;
    if (least > typos) return false;
    before = last;
    last = next;
  }
  return false;
}
