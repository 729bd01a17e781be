import { expect, test } from 'vitest';
import { readImageParameters } from './image-parameters';

const read = (query: string) => readImageParameters(new URLSearchParams(query));

test('CONTENT-15 reads every parameter of the Images API', () => {
  expect(read('w=300&h=200&q=60&fm=jpg&fl=progressive&fit=thumb&f=top_left&r=max&bg=rgb:FF0000')).toEqual({
    width: 300,
    height: 200,
    quality: 60,
    format: 'jpg',
    flag: 'progressive',
    fit: 'thumb',
    focus: 'top_left',
    radius: 'max',
    background: '#ff0000',
  });
  expect(read('')).toBeNull();
});

test.each([
  ['w=0', /"w" must be a whole number from 1 to 4000/],
  ['w=4001', /1 to 4000/],
  ['h=12.5', /"h"/],
  ['q=101', /1 to 100/],
  ['fm=bmp', /one of jpg, png, webp, gif, avif/],
  ['fl=progressive&fm=png', /needs fm=jpg/],
  ['fit=stretch', /pad, fill, scale, crop, thumb/],
  ['f=middle', /"f"/],
  ['r=big', /or "max"/],
  ['bg=red', /rgb:ffffff/],
  ['width=3', /Unknown parameter "width"/],
])('CONTENT-15 refuses %s and says what is right', (query, message) => {
  expect(() => read(query)).toThrow(message);
});
