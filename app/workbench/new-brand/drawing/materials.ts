import { made, type Material } from './svg/shading';

/** The stuff that things in the games are made of. */
export const gold: Material = {
  light: '#fff2a8',
  base: '#ffb92e',
  deep: '#b45a08',
  ink: '#3d1703',
  rim: '#ff8a1f',
  metal: true,
};
export const plainGold: Material = { ...gold, metal: false };
export const silver: Material = {
  light: '#ffffff',
  base: '#b9c6d8',
  deep: '#56647d',
  ink: '#141b2b',
  rim: '#8fd0ff',
  metal: true,
};
export const bronze: Material = {
  light: '#ffd3a0',
  base: '#c97a3c',
  deep: '#6b3213',
  ink: '#2b1106',
  rim: '#ff9d5c',
  metal: true,
};
export const iron: Material = {
  light: '#9fb0c4',
  base: '#55647c',
  deep: '#232c3f',
  ink: '#0b0f1a',
  rim: '#7fb2e6',
};
export const wood: Material = {
  light: '#d99a5b',
  base: '#8f5326',
  deep: '#4a2409',
  ink: '#200d02',
  rim: '#ffb066',
};
export const leather: Material = {
  light: '#c98450',
  base: '#7c4322',
  deep: '#3d1c0b',
  ink: '#1b0a03',
  rim: '#f0a05a',
};
export const bone: Material = {
  light: '#fffdf0',
  base: '#eadfbf',
  deep: '#a38a62',
  ink: '#33230f',
  rim: '#ffdca0',
};
export const stone: Material = {
  light: '#c8cfc4',
  base: '#7e8a83',
  deep: '#3c4743',
  ink: '#131a18',
  rim: '#b6e0c9',
};
export const sandstone: Material = {
  light: '#ffe6ac',
  base: '#dca250',
  deep: '#80471a',
  ink: '#2f1404',
  rim: '#ffc36a',
};
export const ruby: Material = {
  light: '#ff9aa5',
  base: '#e8123f',
  deep: '#7d0329',
  ink: '#30000f',
  rim: '#ff6a3d',
};
export const emerald: Material = {
  light: '#a6ffca',
  base: '#0fb866',
  deep: '#035239',
  ink: '#00211a',
  rim: '#8dff6b',
};
export const sapphire: Material = {
  light: '#9fdcff',
  base: '#1f7bff',
  deep: '#0c2c9c',
  ink: '#050f3d',
  rim: '#39e6ff',
};
export const amethyst: Material = {
  light: '#eab8ff',
  base: '#a436f0',
  deep: '#4c0f93',
  ink: '#1e0342',
  rim: '#ff6bf0',
};
export const topaz: Material = {
  light: '#fff1a3',
  base: '#ffa914',
  deep: '#b04d00',
  ink: '#3f1700',
  rim: '#ffe14d',
};
export const ice: Material = {
  light: '#ffffff',
  base: '#8fdcff',
  deep: '#2b77c9',
  ink: '#0a2550',
  rim: '#c6fbff',
};
export const jade: Material = {
  light: '#c5ffdc',
  base: '#2fbf86',
  deep: '#0b5e4b',
  ink: '#03241d',
  rim: '#b2ff9a',
};
export const leaf: Material = {
  light: '#c4f06a',
  base: '#4caf2f',
  deep: '#136128',
  ink: '#05260f',
  rim: '#e8ff7a',
};
export const flame: Material = {
  light: '#fff3a0',
  base: '#ff8a14',
  deep: '#d21f0a',
  ink: '#4a0702',
  rim: '#ffd23d',
};
export const cream: Material = {
  light: '#ffffff',
  base: '#fff0d6',
  deep: '#d7a878',
  ink: '#4a2410',
  rim: '#ffd2a1',
};
export const snow: Material = {
  light: '#ffffff',
  base: '#e6f4ff',
  deep: '#92b8e0',
  ink: '#1c3a66',
  rim: '#c3ecff',
};
export const chocolate: Material = made('#7a4222', '#e09a5c');
export const pink: Material = {
  light: '#ffd3ea',
  base: '#ff5fa8',
  deep: '#b3145f',
  ink: '#45021f',
  rim: '#ffb02e',
};
export const black: Material = {
  light: '#5b6178',
  base: '#23263a',
  deep: '#0d0e19',
  ink: '#04040a',
  rim: '#8f9bff',
};

/** The five stones of a jewel game. */
export const jewels: readonly Material[] = [ruby, emerald, sapphire, amethyst, topaz];
