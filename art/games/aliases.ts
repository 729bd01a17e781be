/** What players also type to find a game, by game id and content locale: abbreviations, and names in their own language. */
export const aliases: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'book-of-embers': { en: ['BoE', 'ember book'], de: ['Buch der Glut'], fi: ['hiilloskirja'] },
  'book-of-the-green-knight': { en: ['BotGK', 'Gawain'] },
  'book-of-frostmere': { en: ['BoF', 'ice book'], fi: ['jääkirja'], ja: ['氷の本'] },
  'sic-bo-scarlet': { en: ['hi lo dice'], ja: ['大小'] },
  'mega-marquee-jackpot': { en: ['MMJ'], tr: ['büyük ışıklı ikramiye'] },
  'mega-marquee-wheel': { en: ['MMW', 'money wheel'], fi: ['rahapyörä'], 'pt-BR': ['roda do dinheiro'] },
  'joker-video-poker-club': { en: ['JVP'] },
  'blackjack-suomi': { en: ['21 Suomi'], fi: ['ventti'] },
  'comet-roulette-500x': { en: ['CR500'] },
  'chicken-crosswalk': { en: ['chicken road'], 'pt-BR': ['galinha'] },
  'penalty-parade': { en: ['football penalties'], pl: ['rzuty karne'] },
};
