import { expect, test } from 'vitest';
import theme from '../../brands/halden/theme.json';
import { validateTheme } from '../../schemas/generated/validators.js';
import { breakpoints, deviceClassOf } from './breakpoints';
import { muiTheme } from './mui-theme';

test('MARKET-17 AMB-52 a width belongs to one of four classes', () => {
  expect([375, 599, 600, 959, 960, 1919, 1920].map(deviceClassOf)).toEqual([
    ...['mobile', 'mobile', 'tablet', 'tablet', 'desktop', 'desktop', 'largeDesktop'],
  ]);
});

test('AMB-04 the interactive parts change at the same widths', () => {
  const value: unknown = theme;
  if (!validateTheme(value)) throw new Error('that is no theme');
  expect(muiTheme(value).breakpoints.values).toEqual(breakpoints);
});
