import { weakPairs } from '../../../../ui/theme/contrast';
import type { Tell } from './collect-findings';
import type { LaunchInput } from '../launch-input';

/** Every text and every part of the interface can be told from its ground by everybody (WCAG 2.2 AA). */
export function checkTheme({ configured, directory }: LaunchInput, tell: Tell): void {
  const { brand, theme } = configured;
  for (const { on, ground, ratio, least } of weakPairs(theme, brand.layout))
    tell('lowContrast', {
      values: { on, ground, ratio, least },
      place: { at: `${directory}/${brand.id}/theme.json` },
    });
}
