/** Fictional authorities and responsible-gambling marks, in a mid tone that reads on dark and on light. */
import { lettering } from '../lettering';
import { type AltText, sameAlt } from '../../../app/workbench/new-brand/drawing/picture';
import { arc, polar, polygon, rays, star } from '../paths';
import { circle, Drawing, path, place, rect } from '../svg';

const TONE = '#7f8a99';

const stroked = (d: string, width = 2.2): string =>
  path(d, {
    fill: 'none',
    stroke: TONE,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

interface Authority {
  title: string;
  /** Two lines of lettering. */
  lines: readonly [string, string];
  /** A seal of 44 × 44 around the origin. */
  seal: string;
}

export const AUTHORITIES = {
  'aurelia-gaming-authority': {
    title: 'Aurelia Gaming Authority',
    lines: ['AURELIA', 'GAMING AUTHORITY'],
    seal:
      circle(0, 0, 20, { fill: 'none', stroke: TONE, 'stroke-width': 2 }) +
      path(rays(0, 0, 12, 9, 15.5, 0.4), { fill: TONE }) +
      circle(0, 0, 6, { fill: TONE }),
  },
  'nordhavn-lotteries-board': {
    title: 'Nordhavn Lotteries Board',
    lines: ['NORDHAVN', 'LOTTERIES BOARD'],
    seal:
      stroked('M0 -21L17 -14V2C17 12 9 18 0 22C-9 18 -17 12 -17 2V-14Z') +
      stroked(
        'M0 -12V12M-5 -7H5M-10 4C-9 10 -5 12 0 12C5 12 9 10 10 4M-12 7L-10 3.500L-7 6M12 7L10 3.500L7 6',
        2,
      ) +
      circle(0, -13, 2.4, { fill: 'none', stroke: TONE, 'stroke-width': 1.8 }),
  },
  'costa-brava-gaming': {
    title: 'Costa Brava Gaming Commission',
    lines: ['COSTA BRAVA', 'GAMING COMMISSION'],
    seal:
      path(star(0, 0, 16, 21, 18), {
        fill: 'none',
        stroke: TONE,
        'stroke-width': 1.8,
        'stroke-linejoin': 'round',
      }) +
      stroked('M-12 5C-9 1 -6 1 -3 5S3 9 6 5S10 2 12 4M-10 11C-7 8 -5 8 -2 11S4 14 9 10', 2) +
      path(arc(0, 1, 7, 180, 360), { fill: TONE }),
  },
  'isle-commission': {
    title: 'Isle Gambling Commission',
    lines: ['ISLE', 'GAMBLING COMMISSION'],
    seal:
      stroked('M-18 12H18M-12 17H12') +
      path('M-6 12L-4 -10H4L6 12Z', {
        fill: 'none',
        stroke: TONE,
        'stroke-width': 2.2,
        'stroke-linejoin': 'round',
      }) +
      path('M-5 -10V-15H5V-10ZM-6 -16L0 -21L6 -16Z', { fill: TONE }) +
      stroked('M9 -13L18 -17M9 -10L19 -9M-9 -13L-18 -17M-9 -10L-19 -9', 2) +
      stroked('M-5 2H5', 1.8),
  },
} as const satisfies Record<string, Authority>;

export type AuthorityId = keyof typeof AUTHORITIES;

export function authorityMark(id: AuthorityId): string {
  const { lines, seal } = AUTHORITIES[id];
  const d = new Drawing(160, 56);
  return d.finish(
    place(seal, 28, 28),
    path(lettering('russo', lines[0], { size: 16, x: 58, y: 27, maxWidth: 98, tracking: 0.8 }), {
      fill: TONE,
    }),
    rect(58, 32, 98, 1, { fill: TONE, opacity: 0.6 }),
    path(lettering('russo', lines[1], { size: 8.6, x: 58, y: 43.5, maxWidth: 98, tracking: 0.5 }), {
      fill: TONE,
    }),
  );
}

/** Describes an authority's mark in every content locale. */
export function authorityAlt(name: string): AltText {
  return {
    en: `Licensed by the ${name}`,
    de: `Lizenziert durch: ${name}`,
    fi: `Toimiluvan myöntäjä: ${name}`,
    nb: `Lisensiert av ${name}`,
    'pt-BR': `Licenciado por ${name}`,
    'fr-CA': `Licence délivrée par : ${name}`,
    'es-CL': `Con licencia de ${name}`,
  };
}

interface ResponsibleMark {
  title: string;
  alt: AltText;
  /** Drawn in 64 × 64. */
  markup: string;
}

const age = (text: string): string =>
  circle(32, 32, 28, { fill: 'none', stroke: TONE, 'stroke-width': 4 }) +
  path(lettering('russo', text, { size: 25, x: 31.5, y: 41, align: 'middle', maxWidth: 42 }), { fill: TONE });

export const RESPONSIBLE_MARKS = {
  '18-plus': {
    title: '18+',
    alt: {
      en: 'Only for adults aged 18 or over',
      de: 'Nur für Erwachsene ab 18 Jahren',
      fi: 'Vain 18 vuotta täyttäneille',
      nb: 'Kun for voksne over 18 år',
      'pt-BR': 'Somente para maiores de 18 anos',
      'fr-CA': 'Réservé aux adultes de 18 ans et plus',
      'es-CL': 'Solo para mayores de 18 años',
    },
    markup: age('18+'),
  },
  'play-well': {
    title: 'Play Well',
    alt: {
      en: 'Play Well: advice on responsible gambling',
      de: 'Play Well: Rat zum verantwortungsvollen Spielen',
      fi: 'Play Well: neuvoja vastuulliseen pelaamiseen',
      nb: 'Play Well: råd om ansvarlig spilling',
      'pt-BR': 'Play Well: orientação sobre jogo responsável',
      'fr-CA': 'Play Well : conseils sur le jeu responsable',
      'es-CL': 'Play Well: orientación sobre juego responsable',
    },
    markup:
      stroked('M32 54C20 46 8 37 8 24A12 12 0 0 1 32 20A12 12 0 0 1 56 24C56 37 44 46 32 54Z', 4) +
      stroked('M21 31L29 39L44 24', 4),
  },
  'help-line': {
    title: 'Help Line',
    alt: {
      en: 'Help Line: free, confidential help with gambling',
      de: 'Help Line: kostenlose, vertrauliche Hilfe bei Spielproblemen',
      fi: 'Help Line: maksutonta ja luottamuksellista apua peliongelmiin',
      nb: 'Help Line: gratis og fortrolig hjelp med spilling',
      'pt-BR': 'Help Line: ajuda gratuita e confidencial sobre jogos',
      'fr-CA': 'Help Line : aide gratuite et confidentielle pour le jeu',
      'es-CL': 'Help Line: ayuda gratuita y confidencial sobre el juego',
    },
    markup:
      stroked(
        'M14 12L22 8L28 20L22 25C24 32 31 39 39 42L44 36L56 42L52 50C50 54 46 56 42 55C25 51 13 39 9 22C8 18 10 14 14 12Z',
        4,
      ) + stroked('M38 9A17 17 0 0 1 55 26M37 19A8 8 0 0 1 45 27', 4),
  },
  'self-exclusion': {
    title: 'Self-exclusion',
    alt: {
      en: 'Self-exclusion: take a break from all gambling sites',
      de: 'Selbstsperre: Pause von allen Glücksspielseiten',
      fi: 'Itsesulku: tauko kaikilta pelisivustoilta',
      nb: 'Selvutestengelse: ta pause fra alle spillsider',
      'pt-BR': 'Autoexclusão: faça uma pausa em todos os sites de jogos',
      'fr-CA': 'Autoexclusion : faites une pause de tous les sites de jeu',
      'es-CL': 'Autoexclusión: tómate una pausa de todos los sitios de juego',
    },
    markup:
      path(polygon(Array.from({ length: 8 }, (_, index) => polar(32, 32, 28, index * 45 + 22.5))), {
        fill: 'none',
        stroke: TONE,
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      }) +
      rect(22, 20, 7, 24, { rx: 2, fill: TONE }) +
      rect(35, 20, 7, 24, { rx: 2, fill: TONE }),
  },
  'safe-seal': {
    title: 'Safe Seal',
    alt: {
      en: 'Safe Seal: games tested for fairness',
      de: 'Safe Seal: auf Fairness geprüfte Spiele',
      fi: 'Safe Seal: pelien reiluus on testattu',
      nb: 'Safe Seal: spill testet for rettferdighet',
      'pt-BR': 'Safe Seal: jogos testados quanto à imparcialidade',
      'fr-CA': 'Safe Seal : jeux dont l’équité est vérifiée',
      'es-CL': 'Safe Seal: juegos con imparcialidad comprobada',
    },
    markup:
      path(star(32, 32, 14, 29, 25), {
        fill: 'none',
        stroke: TONE,
        'stroke-width': 3.4,
        'stroke-linejoin': 'round',
      }) +
      rect(22, 29, 20, 16, { rx: 3, fill: TONE }) +
      stroked('M26 29V24A6 6 0 0 1 38 24V29', 3.6),
  },
  '19-plus': {
    title: '19+',
    alt: {
      en: 'Only for adults aged 19 or over',
      de: 'Nur für Erwachsene ab 19 Jahren',
      fi: 'Vain 19 vuotta täyttäneille',
      nb: 'Kun for voksne over 19 år',
      'pt-BR': 'Somente para maiores de 19 anos',
      'fr-CA': 'Réservé aux adultes de 19 ans et plus',
      'es-CL': 'Solo para mayores de 19 años',
    },
    markup: age('19+'),
  },
  '21-plus': {
    title: '21+',
    alt: {
      en: 'Only for adults aged 21 or over',
      de: 'Nur für Erwachsene ab 21 Jahren',
      fi: 'Vain 21 vuotta täyttäneille',
      nb: 'Kun for voksne over 21 år',
      'pt-BR': 'Somente para maiores de 21 anos',
      'fr-CA': 'Réservé aux adultes de 21 ans et plus',
      'es-CL': 'Solo para mayores de 21 años',
    },
    markup: age('21+'),
  },
} as const satisfies Record<string, ResponsibleMark>;

export type ResponsibleId = keyof typeof RESPONSIBLE_MARKS;

export function responsibleMark(id: ResponsibleId): string {
  const d = new Drawing(64, 64);
  return d.finish(RESPONSIBLE_MARKS[id].markup);
}

/** Marks that every page of some markets shows: a white plate with a black edge, which their authorities ask for. */
export const PLATE_MARKS = {
  spelpaus: 'SPELPAUS',
  spelgranser: 'SPELGRÄNSER',
  sjalvtest: 'SJÄLVTEST',
} as const;

export type PlateId = keyof typeof PLATE_MARKS;

export const plateSize = { width: 112, height: 28 };

export const plateAlt = (id: PlateId): AltText => sameAlt(PLATE_MARKS[id]);

export function plateMark(id: PlateId): string {
  const { width, height } = plateSize;
  const d = new Drawing(width, height);
  const text = { size: 12.6, x: width / 2, y: 18.8, align: 'middle', maxWidth: width - 16 } as const;
  return d.finish(
    rect(1, 1, width - 2, height - 2, { fill: '#ffffff', stroke: '#000000', 'stroke-width': 2 }),
    path(lettering('russo', PLATE_MARKS[id], text), { fill: '#000000' }),
  );
}
