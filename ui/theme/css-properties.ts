import type { Theme } from '../../schemas/generated/types';
import { cssValue } from './css-text';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Shown while a brand's own font has not arrived; none of its glyphs is missing anywhere. */
const fallbackFonts = 'system-ui, sans-serif';

/**
 * The tokens of a theme as CSS custom properties: `color.onPrimary` → `--mq-color-on-primary`.
 * The theme schema only allows closed formats; values are encoded anyway, so that none can end its declaration.
 */
export function cssProperties(theme: Theme): Record<string, string> {
  const { scheme, ...groups } = theme;
  const properties: Record<string, string> = { 'color-scheme': scheme };
  for (const [group, values] of Object.entries(groups))
    for (const [name, value] of Object.entries(values)) {
      const family = group === 'font' && (name === 'display' || name === 'text');
      properties[`--mq-${group}-${kebab(name)}`] = family
        ? `"${cssValue(String(value))}", ${fallbackFonts}`
        : cssValue(String(value));
    }
  return properties;
}
