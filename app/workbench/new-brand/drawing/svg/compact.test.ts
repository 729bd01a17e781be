import { describe, expect, it } from 'vitest';
import { compactPath } from './compact';

describe('compactPath', () => {
  it('writes absolute commands as relative ones and leaves repeated letters out', () => {
    expect(compactPath('M10,10L30,10 30,40L20,60Z')).toBe('m10 10h20v30l-10 20z');
  });

  it('keeps the meaning of numbers after a move, of a close and of a following move', () => {
    expect(compactPath('M5,5 9,8 12,5ZM20,20h5')).toBe('m5 5 4 3 3-3zm15 15h5');
  });

  it('treats radius and flags of an arc as they are', () => {
    expect(compactPath('M0,0A90,90 0 0 1 10,20a5,5 0 1 1 3,0')).toBe('m0 0a90 90 0 0 1 10 20 5 5 0 1 1 3 0');
  });

  it('does not let rounding errors add up', () => {
    const wave = `M0,0${Array.from({ length: 100 }, (_, index) => `L${(index + 1) * 1.04},1`).join('')}`;
    const steps =
      compactPath(wave)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const travelled = steps.slice(2).reduce((sum, step, index) => (index === 1 ? sum : sum + step), 0);
    expect(travelled).toBeCloseTo(104, 0);
  });

  it('refuses what it does not understand', () => {
    expect(() => compactPath('M0,0K5')).toThrow('"K" is no path command');
  });
});
