/** Marks that typing leaves out: accents, points and harakat, variation selectors; and what only steers how text runs. */
const silent = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\ufe00-\ufe0f]|\p{Cf}/gu;

/** Letters that no decomposition takes apart, and what they are typed as. */
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
 * A text without what should make no difference: case, accents, width, and letters that keyboards lack. Every language is folded in
 * the same way, so that one index serves all: dotted and dotless i become one letter, which lets `IŞIK` find `ışık` in Turkish and
 * everywhere else. If a text contains another, so do their folded forms.
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

/** Scripts that write no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const apostrophes = /['’ʼ`]/g;
const betweenWords = /[^\p{L}\p{N}\p{M}]+/u;

/** The words of a text, folded; where none are separated, as in Japanese, those a dictionary knows. */
export function wordsOf(text: string): string[] {
  const parts = unspaced.test(text)
    ? [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    : [text];
  return parts.flatMap((part) => fold(part).replace(apostrophes, '').split(betweenWords)).filter(Boolean);
}

/** Mistakes that a word of this length may hold: one from four letters, two from eight. */
export function allowedTypos(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/**
 * Whether a word is, or begins, like what was typed: letters wrong, missing, too many or swapped. A word that is still being typed is
 * compared with the beginning of the other.
 *
 * @param typos how many mistakes at most
 */
export function isLike(typed: string, word: string, typos: number): boolean {
  if (typed.length - word.length > typos) return false;
  let before: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, index) => index);
  // Beyond this no beginning of the word can be as short as what was typed.
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
