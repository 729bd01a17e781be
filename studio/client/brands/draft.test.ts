import { describe, expect, it } from 'vitest';
import { resolved, withChange } from './draft';

const place = { file: 'theme.json', pointer: '/color/link' };
const conflict = { ...place, base: '#000000', yours: '#111111', theirs: '#222222' };

describe('draft of a brand', () => {
  it('keeps the value of before as base, however often a value is typed', () => {
    const once = withChange([], place, '#000000', '#111111');
    expect(withChange(once, place, '#999999', '#222222')).toEqual([
      { ...place, base: '#000000', value: '#222222' },
    ]);
  });

  it('is no change once a value is as it was', () => {
    const once = withChange([], place, '#000000', '#111111');
    expect(withChange(once, place, '#000000', '#000000')).toEqual([]);
  });

  it('is based on their value when somebody keeps their own', () => {
    const draft = [{ ...place, base: '#000000', value: '#111111' }];
    expect(resolved(draft, conflict, 'yours')).toEqual([{ ...place, base: '#222222', value: '#111111' }]);
    expect(resolved(draft, conflict, 'theirs')).toEqual([]);
  });

  it('replaces a stored change by the value of a file that was deployed since', () => {
    expect(resolved([], conflict, 'theirs')).toEqual([{ ...place, base: '#222222', value: '#222222' }]);
  });

  it('refuses places that no file of a brand has', () => {
    expect(() => withChange([], { file: '../secrets.json', pointer: '/x' }, 1, 2)).toThrow(TypeError);
  });
});
