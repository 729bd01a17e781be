import { scheme, type World } from './world';

const poster = [
  scheme('#5c0616 #e8212f #ffd86b #8c0f22 #ffd23d #22020a'),
  scheme('#2b0a66 #8a2be2 #ffb8ff #4a1491 #ffd23d #12032f'),
  scheme('#06335c #0f8fe0 #a6f1ff #0c4a86 #ffe14d #03122b'),
  scheme('#07402c #17a864 #e6ff9a #0d6b42 #ffd23d #021a11'),
  scheme('#6b2200 #ff8412 #fff0a0 #a33a00 #ffec5c #2b0d00'),
  scheme('#14141f #3c3f5c #ffd86b #22243a #ff3d5a #07070d'),
];

export const fruits: World = {
  id: 'fruits',
  categories: ['fruit-games', 'classic-slots', 'easy-going'],
  scenes: ['rays', 'marquee', 'meadow', 'vault', 'rays'],
  schemes: poster,
  fonts: ['lilita-one', 'titan-one', 'luckiest-guy', 'bowlby-one'],
  letters: ['sun', 'gold', 'bubble', 'lime', 'silver', 'candy'],
  companions: ['lemon', 'plum', 'cherries', 'orangeFruit', 'strawberry'],
  games: {
    cherries: ['Cherry Parade', 'Twin Cherry Club', 'Cherry Thunderstruck', 'Cherry Ledger'],
    lemon: ['Lemon Voltage', 'Limonata Reels'],
    melon: ['Melon Motel', 'Watermelon Weekend', 'Slice Avenue'],
    grapes: ['Vineyard Riot', 'Grape Expectations Club'],
    plum: ['Plum Perfect Forty', 'Purple Orchard'],
    orangeFruit: ['Orange Boulevard', 'Juice District'],
    strawberry: ['Strawberry Uproar', 'Berry Brigade'],
    pineapple: ['Pineapple Pier', 'Tropic Blender'],
    fruitPile: [
      'Fruit Bazaar 40',
      'Fruitopolis',
      'Basket of Luck',
      'Mega Mercado Fruits',
      'Orchard Overdrive',
    ],
    apple: ['Apple Alley'],
    'apple/ruby': ['Crimson Orchard'],
  },
};

export const sevens: World = {
  id: 'sevens',
  categories: ['classic-slots', 'easy-going'],
  scenes: ['marquee', 'rays', 'vault', 'neon-city', 'curtain'],
  schemes: poster,
  fonts: ['russo-one', 'bowlby-one', 'limelight', 'titan-one'],
  letters: ['gold', 'fire', 'silver', 'royal', 'sun', 'cyber'],
  companions: ['bell', 'bar', 'coin', 'horseshoe', 'cherries'],
  frames: ['none', 'gold', 'neon'],
  games: {
    seven: ['Seven Street', 'Copper Sevens', 'Sevens After Dark'],
    'seven/sapphire': ['Cobalt Sevens', 'Polar Sevens 5'],
    'seven/topaz': ['Sevens in the Sun'],
    tripleSeven: ['Triple Tram 777', 'Sevenfold Salute', 'Velvet Sevens', 'Sevens on Tour', 'Turbine 777'],
    bell: ['Bell Tower Bonus', 'Liberty Chimes', 'Ring My Reels'],
    bar: ['Bars & Brass', 'Raise the Bars', 'Barline Boogie'],
    reels: [
      'Arcade Uncle Vito',
      'One-Armed Annie',
      'Corner Café Slots',
      'Penny Parlour',
      'Grandpa Lucky Reels',
    ],
    horseshoe: ['Horseshoe Hotel', 'Blacksmith Luck'],
    clover: ['Clover Cabaret', 'Four Leaf Fiesta', 'Shamrock Switch'],
    starBadge: ['Star Depot 10', 'Twenty Bright Stars'],
    luckyWheel: ['Wheel of Corner Street', 'Spin City Sundays'],
  },
};

export const gems: World = {
  id: 'gems',
  categories: ['easy-going', 'classic-slots'],
  scenes: ['cave', 'nebula', 'rays', 'vault', 'cave'],
  schemes: [
    scheme('#13063d #5d1fc9 #d79bff #331080 #4df0ff #0a0222'),
    scheme('#042a4d #0f86c9 #a6f6ff #0b4a7d #ff7ae6 #021022'),
    scheme('#3d0524 #c41a6b #ffb0dc #7a0c48 #ffd86b #1a020f'),
    scheme('#02382f #0fa37e #b0ffe0 #075c4a #ffe14d #011814'),
    scheme('#2a1400 #b86a10 #ffe9a0 #663608 #7dffe0 #120800'),
  ],
  fonts: ['russo-one', 'lilita-one', 'cinzel-decorative', 'titan-one'],
  letters: ['ice', 'violet', 'aqua', 'gold', 'emerald', 'cyber'],
  companions: ['hexGem', 'dropGem', 'stepGem', 'brilliant', 'heartGem'],
  games: {
    roundGem: ['Facet Factory', 'Prisma Pop'],
    'roundGem/emerald': ['Emerald Undertow'],
    hexGem: ['Hexa Cascade', 'Gemstone Relay', 'Hexstone Ways'],
    'stepGem/sapphire': ['Sapphire Staircase'],
    'stepGem/emerald': ['Verdant Vault'],
    brilliant: ['Brilliant Burglars', 'Carat Carousel'],
    'heartGem/ruby': ['Ruby Valentine', 'Heartstone Ways'],
    dropGem: ['Dew of the Djinn', 'Lagoon Drops'],
    crystals: ['Crystal Cantina', 'Geode Grove', 'Quartz Quarrel'],
    'crystals/amethyst': ['Amethyst Hollow'],
    gemPile: ['Gem Bandwagon', 'Jewel Jamboree Ways', 'Lapidary Lane'],
    hexBadge: ['Opaline Order'],
  },
};

export const luxury: World = {
  id: 'luxury',
  categories: ['high-volatility', 'bonus-buy'],
  scenes: ['vault', 'curtain', 'neon-city', 'marquee'],
  schemes: [
    scheme('#0b0b12 #3a2c10 #ffd86b #5a4010 #ffe9a0 #050406'),
    scheme('#1a0410 #6b1034 #ffcf7a #3d0a20 #ffd86b #0a0106'),
    scheme('#03131f #0e4a63 #bff4ff #08303f #ffd86b #01080d'),
    scheme('#12052b #4a1d8c #ffd0ff #2a0f57 #ffd86b #080214'),
  ],
  fonts: ['limelight', 'cinzel-decorative', 'russo-one'],
  letters: ['gold', 'royal', 'silver', 'ice'],
  companions: ['coin', 'ringMotif', 'brilliant', 'crown'],
  frames: ['gold', 'none', 'gold', 'dark'],
  games: {
    ringMotif: ['Solitaire & Sons', 'Ring of the Riviera'],
    'brilliant/ice': ['Monte Diamante', 'White Glove Heist'],
    crown: ['Crown of Kestrel', 'Ember Crown', 'Pretender to the Throne'],
    coin: ['Mint Condition', 'Bullion Express', 'Gilded Tender'],
    heraldicShield: ['House of Aldermoor', 'Banner of Gold'],
    chest: ['Penthouse Plunder', 'Dowager Deposit'],
  },
};
