import type { TextKey } from '../text/text';

interface BrandPage {
  /** Below the address of the brand. */
  readonly path: string;
  readonly name: TextKey;
  /** With the name of the brand. */
  readonly title: TextKey;
}

/** The pages about one brand. */
export const brandPages: readonly BrandPage[] = [
  { path: 'theme', name: 'brands.openTheme', title: 'brands.theme' },
  { path: 'texts', name: 'brands.openTexts', title: 'brands.texts' },
  { path: 'settings', name: 'brands.openSettings', title: 'brands.settings' },
  { path: 'launch', name: 'brands.openLaunch', title: 'brands.launch' },
];
