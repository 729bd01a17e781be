const escaped = (character: string) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `;

/** A value for one CSS declaration: whatever could end the declaration, or a string in it, is written as an escape. */
export function cssValue(value: string): string {
  return value.replace(/[\u0000-\u001f"'<>;@{}\\]|\/\*|\*\//g, (found) => [...found].map(escaped).join(''));
}

/** A stylesheet for a `<style>` element: nothing in it can end the element. */
export function cssText(text: string): string {
  return text.replaceAll('<', escaped('<'));
}
