/** Halden Royale's materials: bottle green, ivory, brass and velvet. */
import type { Drawing } from '../svg';

export const GOLD = {
  pale: '#fff3cd',
  light: '#f1d48b',
  mid: '#d0a349',
  deep: '#8f6524',
  dark: '#4d3411',
} as const;
export const GREEN = {
  night: '#03110d',
  deep: '#06211a',
  bottle: '#0b3a2d',
  moss: '#145945',
  leaf: '#2a8a69',
} as const;
export const IVORY = { light: '#fffaf0', mid: '#f3e9d2', shade: '#d3c3a0', dark: '#8b7b5b' } as const;
export const VELVET = { light: '#b8324a', mid: '#85172c', deep: '#4d0a18', night: '#23040b' } as const;

/** Polished metal seen flat. */
export function gold(d: Drawing, angle = 60): string {
  return d.linear(angle, [
    [0, GOLD.pale],
    [0.25, GOLD.light],
    [0.48, GOLD.mid],
    [0.62, GOLD.deep],
    [0.8, GOLD.light],
    [1, GOLD.mid],
  ]);
}

/** Polished metal of something round that stands upright: light at a third, shade to both sides. */
export function goldRound(d: Drawing): string {
  return d.linear(0, [
    [0, GOLD.dark],
    [0.14, GOLD.mid],
    [0.3, GOLD.pale],
    [0.42, GOLD.light],
    [0.62, GOLD.mid],
    [0.85, GOLD.dark],
    [0.95, GOLD.mid],
    [1, GOLD.deep],
  ]);
}
