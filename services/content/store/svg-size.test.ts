import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { svgSize } from './svg-size';

const size = (text: string) => svgSize(Buffer.from(text));

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 1 1"><path/></svg>'],
  ["\uFEFF<?xml version='1.0'?>\n<svg\n height='480px'\n width='640px'/>"],
])('reads the size of %s', (text) => {
  expect(size(text)).toEqual({ width: 640, height: 480 });
});

test.each([
  ['<svg viewBox="0 0 640 480"/>'],
  ['<svg width="100%" height="480"/>'],
  ['<svg width="10em" height="480"/>'],
  ['<svg width="0" height="480"/>'],
  ['<svg width="640.5" height="480"/>'],
  ['<svg data-width="640" data-height="480"/>'],
  [`<svg aria-label=' width="640" height="480"'/>`],
  ['<!-- <svg width="640" height="480"/> --><svg/>'],
  ['<html><svg width="640" height="480"/></html>'],
  [''],
])('leaves %s to be drawn', (text) => {
  expect(size(text)).toBeNull();
});

test('says of the shipped drawings what drawing them says', async () => {
  const folder = 'content-fixtures/files/providers';
  const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(10);
  for (const drawing of drawings) {
    const bytes = readFileSync(path.join(folder, drawing));
    const { width, height } = await sharp(bytes).metadata();
    expect(svgSize(bytes), drawing).toEqual({ width, height });
  }
});
