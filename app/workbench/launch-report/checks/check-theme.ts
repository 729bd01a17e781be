import { weakColours } from '../../brand-settings/weak-colours';
import type { Tell } from './collect-findings';
import type { LaunchInput } from '../launch-input';

/** All texts and controls must have the contrast of WCAG 2.2 AA. */
export function checkTheme({ configured, directory, files }: LaunchInput, tell: Tell): void {
  const { id } = configured.brand;
  for (const { on, ground, ratio, least, suggested } of weakColours(configured)) {
    const [token = on] = on.split(' ');
    const at = files?.placeOf('theme.json', `/color/${token}`) ?? `${directory}/${id}/theme.json`;
    const nearest = suggested.map((colour) => `${colour.token} ${colour.value}`).join(' / ');
    tell('lowContrast', {
      values: { on, ground, ratio, least },
      place: { at: nearest ? `${at} → ${nearest}` : at },
    });
  }
}
