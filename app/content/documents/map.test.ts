import { expect, test } from 'vitest';
import { mapContent } from './map';

const asset = { sys: { id: 'a' }, url: 'https://images.example/a.png', width: 4, height: 2, alt: null };
const picture = { url: asset.url, width: 4, height: 2, alt: '' };
const focus = { x: 30, y: 40 };

test('a picture has the focal point of the field beside it, of a list the first one', () => {
  expect(
    mapContent({ sys: { id: 'e' }, image: asset, imageFocus: focus, imageTall: asset, imageTallFocus: null }),
  ).toEqual({
    image: { ...picture, focus },
    imageTall: picture,
  });
  expect(mapContent({ images: { items: [asset, asset] }, imagesFocus: focus })).toEqual({
    images: [{ ...picture, focus }, picture],
  });
});

test('a focal point without a picture is nothing', () => {
  expect(mapContent({ title: 'A', image: null, imageFocus: focus })).toEqual({ title: 'A' });
});
