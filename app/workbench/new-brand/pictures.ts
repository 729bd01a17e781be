import type { Picture } from './drawing/picture';
import { sameAlt } from './drawing/picture';
import type { Situation } from './drawing/picture';
import type { MotifId } from './drawing/motifs/registry';
import type { Drawn } from './drawing-style';
import { favicon, logo, markPicture, sharePicture } from './identity';
import {
  heroGroups,
  heroPictures,
  messagePicture,
  offerGroups,
  offerPicture,
  tierCount,
  tierPicture,
} from './scenes';

const situations: Record<Situation, MotifId> = {
  'not-found': 'magnifier',
  error: 'cog',
  restricted: 'heraldicShield',
  maintenance: 'pocketWatch',
  closed: 'padlock',
};

/** Every picture of a new brand, as presentable placeholders. Deterministic for the same brand. */
export function brandPictures(drawn: Drawn): Picture[] {
  const { id, name, theme } = drawn;
  const alt = sameAlt(name);
  const of = (file: string, width: number, height: number, title: string, draw: () => string): Picture => ({
    path: `brands/${id}/${file}`,
    width,
    height,
    title: `${name}: ${title}`,
    draw,
  });
  return [
    { ...of('logo', 320, 80, 'logo', () => logo(drawn, theme.color.onHeader)), alt },
    { ...of('logo-footer', 320, 80, 'logo of the footer', () => logo(drawn, theme.color.onFooter)), alt },
    { ...of('logo-mark', 128, 128, 'mark', () => markPicture(drawn)), alt },
    { ...of('favicon', 32, 32, 'favicon', () => favicon(drawn)), alt },
    { ...of('og', 1200, 630, 'picture of shared links', () => sharePicture(drawn)), alt },
    ...Object.entries(heroGroups).flatMap(([label, group]) => [
      of(
        `hero-${label}-wide`,
        1920,
        720,
        `hero ${label}, wide`,
        () => heroPictures(drawn, label, group).wide,
      ),
      of(
        `hero-${label}-tall`,
        900,
        1100,
        `hero ${label}, tall`,
        () => heroPictures(drawn, label, group).tall,
      ),
    ]),
    ...Object.entries(offerGroups).map(([label, group]) =>
      of(`promotion-${label}`, 800, 450, `promotion ${label}`, () =>
        offerPicture(drawn, `promotion ${label}`, group),
      ),
    ),
    ...Object.entries(situations).map(([situation, motif]) =>
      of(situation, 480, 360, situation.replace('-', ' '), () => messagePicture(drawn, motif)),
    ),
    ...Array.from({ length: tierCount }, (_, index) =>
      of(`level-${index + 1}`, 240, 240, `level ${index + 1}`, () => tierPicture(drawn, index + 1)),
    ),
  ];
}
