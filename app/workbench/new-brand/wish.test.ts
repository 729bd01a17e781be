import { expect, test } from 'vitest';
import { readProject } from './project.server';
import { type BrandRequest, WishError, wishOf } from './wish';

const project = readProject();
const [taken = ''] = project.configuration.brands.keys();
const [host = ''] = project.configuration.hosts.keys();

test.each<[what: string, request: Partial<BrandRequest>, said: RegExp]>([
  ['an id with capitals', { id: 'Lantern' }, /no id for a brand.*golden-hall/],
  ['an id that leads out of the folder', { id: '../lantern' }, /no id for a brand/],
  ['an id that is too short', { id: 'ab' }, /3 to 30/],
  ['the id of another brand', { id: taken }, /folder .* already, and nothing is ever overwritten/],
  ['the name of a shared folder', { id: 'messages' }, /another meaning/],
  ['a name with markup', { name: '<b>Lantern</b>' }, /brackets/],
  ['a colour that is none', { colours: '#0b2545,blurple' }, /"blurple" is no colour/],
  ['three colours', { colours: 'red,green,blue' }, /one or two colours/],
  ['an unknown market', { markets: 'XX' }, /There are no facts of a market "XX".*There are: AT/],
  ['a country that has no market of its own', { markets: 'NL' }, /belong to market LL/],
  ['no market', { markets: ' , ' }, /one market or more/],
  ['an unknown language', { languages: 'en,xx' }, /no language "xx"/],
  ['a host of another brand', { hosts: host }, /belongs to/],
  ['an address for a host', { hosts: 'https://lantern.example/' }, /without https/],
  ['an unknown look', { look: 'baroque' }, /no look "baroque".*stacked, bar, floating/],
  ['an unknown scheme', { scheme: 'grey' }, /dark or light/],
])('%s is refused with what to do', (_what, request, said) => {
  expect(() => wishOf({ id: 'lantern', ...request }, project)).toThrow(said);
});

test('everything that is wrong is told at once', () => {
  const wrong = { id: 'lantern', colours: 'blurple', markets: 'XX', look: 'baroque' };
  expect(() => wishOf(wrong, project)).toThrow(WishError);
  expect(() => wishOf(wrong, project)).toThrow(/blurple[^]*XX[^]*baroque/);
});

test('an id alone is enough', () => {
  expect(wishOf({ id: 'golden-lantern' }, project)).toMatchObject({
    name: 'Golden Lantern',
    company: 'Golden Lantern Ltd',
    markets: ['UN'],
    hosts: ['golden-lantern.localhost'],
    look: 'stacked',
    scheme: 'dark',
  });
});
