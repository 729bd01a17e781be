import type { Theme } from '../../../schemas/generated/types';
import type { SceneId } from './drawing/scenes/registry';
import type { Scheme } from './drawing/scenes/stage';
import { darker, lighter, mix } from './drawing/svg/colour';
import type { Look } from './looks';

/** Style of the pictures of a look. */
export interface DrawingStyle {
  scenes: readonly SceneId[];
  /** Shape of the mark beside the name. */
  mark: 'diamond' | 'tile' | 'round';
}

export const drawingStyles: Record<Look, DrawingStyle> = {
  stacked: {
    scenes: ['curtain', 'rays', 'temple'],
    mark: 'diamond',
  },
  bar: { scenes: ['neon-city', 'nebula', 'stadium'], mark: 'tile' },
  floating: { scenes: ['meadow', 'peaks', 'heaven'], mark: 'round' },
};

/** The style shared by the pictures of a brand. */
export interface Drawn {
  id: string;
  name: string;
  look: Look;
  theme: Theme;
}

/**
 * The brand's colours as a scene's. Pictures with text on them are dark, like the veil over them; others are as light
 * as the page.
 */
export function sceneColours({ color, scheme }: Theme, look: Look): Scheme {
  if (look === 'floating' && scheme === 'light')
    return {
      top: mix(lighter(color.primary, 0.72), '#bfe3ff', 0.4),
      horizon: color.background,
      glow: '#ffffff',
      land: lighter(color.accent, 0.25),
      accent: color.primary,
      ink: darker(color.accent, 0.35),
    };
  // Keeps the background's hue: mixing in an opposite button colour would look muddy.
  const ground = scheme === 'dark' ? color.border : lighter(color.footer, 0.22);
  return {
    top: color.scrim,
    horizon: mix(ground, color.primary, 0.08),
    glow: mix(ground, color.primary, 0.5),
    land: mix(color.scrim, ground, 0.55),
    accent: color.accent,
    ink: color.scrim,
  };
}
