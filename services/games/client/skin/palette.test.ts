import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { contrast, paletteOf } from './palette';

describe('the palette of a game', () => {
  it('can be read on every surface, whatever the tint', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte), (bytes) => {
        const tint = `#${bytes.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
        const { ground, surface, raised, line, text, quiet, accent, accentInk } = paletteOf(tint);
        for (const under of [ground, surface, raised])
          for (const over of [text, quiet, accent]) expect(contrast(over, under), tint).toBeGreaterThan(4.49);
        expect(contrast(accentInk, accent), tint).toBeGreaterThan(4.49);
        expect(contrast(line, raised), tint).toBeGreaterThan(2.99);
      }),
      { numRuns: 150, seed: 4 },
    );
  });

  it('keeps the hue of the tint', () => {
    expect(paletteOf('#981122').surface).toMatch(/^#[3-9a-f]/);
    expect(paletteOf('#0b4a7d').surface).not.toBe(paletteOf('#981122').surface);
  });

  it('refuses what is no colour', () => {
    expect(() => paletteOf('red-ish')).toThrow();
  });
});
