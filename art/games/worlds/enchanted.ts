import { scheme, type World } from './world';

export const magic: World = {
  id: 'magic',
  categories: ['fantasy'],
  scenes: ['castle', 'forest', 'library', 'nebula', 'curtain'],
  schemes: [
    scheme('#240a5c #9a3be0 #ffc2ff #4a1f80 #6bf0ff #10042b'),
    scheme('#04264d #2a7be0 #b0f6ff #1f4a80 #ffd86b #020f22'),
    scheme('#04332b #1fb88a #e0ffb0 #1a5c45 #ff9cf0 #021712'),
    scheme('#4d0a33 #e0338a #ffd6a0 #7a1f57 #ffe14d #200416'),
  ],
  fonts: ['cinzel-decorative', 'lilita-one', 'luckiest-guy', 'bowlby-one'],
  letters: ['violet', 'royal', 'aqua', 'candy', 'gold', 'slime'],
  companions: ['potion', 'crystalBall', 'tome', 'owl', 'genieLamp'],
  games: {
    wizard: ['Wizard of Wobblewick', 'Merlo the Moderate', 'Spellbook Sam', 'Archmage Arcade'],
    crystalBall: ['Madame Zorabelle', 'Fortune Teller Lane', 'Crystal Ball & Chain'],
    potion: ['Potion Commotion', 'Alchemist Alley', 'Elixir Emporium', 'Brewster & Brew'],
    genieLamp: ['Lamp of Zarifa', 'Three Wishes Ways', 'Djinn & Tonic'],
    rabbit: ['Hat Trick Harriet', 'The Great Bamboozle'],
    unicorn: ['Unicorn Uprising', 'Moonmane Meadow', 'Rainbow Regalia'],
    owl: ['Midnight Messenger'],
  },
};

export const sweets: World = {
  id: 'sweets',
  categories: ['candy', 'easy-going'],
  scenes: ['candyland', 'candyland', 'rays', 'candyland'],
  schemes: [
    scheme('#7a2ae0 #ff8ad6 #fff6ff #e05cb8 #ffe14d #33084d'),
    scheme('#1f8ae0 #a6f0ff #fffbff #ff7ab8 #ffd23d #0a2e5c'),
    scheme('#e0338a #ffb07a #fffbd6 #ff7a9a #7df0ff #4d0a33'),
    scheme('#0f9a8a #b0ffd0 #fffbe0 #8ad65c #ff6bb0 #03332e'),
    scheme('#5c1fb8 #b08aff #ffe6ff #7a4be0 #ffb03d #1f0847'),
  ],
  fonts: ['titan-one', 'lilita-one', 'luckiest-guy'],
  letters: ['candy', 'bubble', 'sun', 'snow', 'lime', 'neon'],
  companions: ['lollipop', 'wrapped', 'donut', 'gummyBear', 'cupcake'],
  games: {
    lollipop: ['Lolly Lagoon', 'Swirlywood', 'Lollipop League'],
    wrapped: ['Bonbon Brigade', 'Toffee Town Ways', 'Humbug Hotel', 'Sherbet Street'],
    donut: ['Glaze of Glory', 'Donut Disturb', 'Sprinkle Sprint'],
    cupcake: ['Frosting Frenzy Café', 'Cupcake Cartel', 'Bakery Bash 1000'],
    iceCream: ['Gelato Grande', 'Sundae Best', 'Scoop Troopers'],
    gummyBear: ['Gummy Gang Ways', 'Jelly Bear Jive', 'Chewy Choir'],
    heartGem: ['Sugarglass Hearts'],
  },
};

export const spooky: World = {
  id: 'spooky',
  categories: ['fantasy', 'high-volatility'],
  scenes: ['graveyard', 'graveyard', 'castle', 'forest'],
  schemes: [
    scheme('#1f0a4d #7a2bd1 #ffb03d #3d1a5c #8aff3d #0d0322'),
    scheme('#04261f #1f8a5c #d6ff7a #14403d #ff8a1f #02130f'),
    scheme('#40080a #d13d14 #ffd86b #4d1420 #b04dff #1a0306'),
    scheme('#0a1433 #3d57b8 #d6e6ff #242e5c #5dffb0 #040816'),
  ],
  fonts: ['bangers', 'luckiest-guy', 'bowlby-one', 'cinzel-decorative'],
  letters: ['pumpkin', 'slime', 'blood', 'violet', 'fire'],
  companions: ['pumpkin', 'ghost', 'bat', 'potion', 'witchHat'],
  games: {
    pumpkin: ['Pumpkin Patrol', 'Jack o Lottery', 'Gourd Almighty', 'Patch of Horrors'],
    ghost: ['Boo Radiators', 'Ghoul School Disco', 'Poltergeist Plaza'],
    witchHat: ['Which Witch Ways', 'Hexside Manor', 'Broomstick Brigade'],
    cauldron: ['Cauldron Capers', 'Toil & Bubble Trouble'],
    bat: ['Count Carpathio', 'Batty Belfry Ways', 'Fangs for Coming'],
    skull: ['Bonechapel', 'Catacomb Cabaret', 'Crypt of Curios'],
  },
};

export const christmas: World = {
  id: 'christmas',
  categories: ['christmas', 'easy-going'],
  scenes: ['snow-village', 'snow-village', 'rays', 'peaks'],
  schemes: [
    scheme('#0a1f5c #3d7be0 #fff0c2 #4a7ab8 #ffd23d #050e2b'),
    scheme('#2b0a4d #8a4bd1 #ffdcff #5c57a8 #ffe14d #130424'),
    scheme('#04333d #1f9a99 #f6fff0 #4a99a8 #ff5c5c #02171c'),
    scheme('#4d0414 #d12a3d #ffe6b0 #8c3d52 #ffe14d #1f0108'),
  ],
  fonts: ['luckiest-guy', 'titan-one', 'lilita-one', 'bowlby-one'],
  letters: ['snow', 'snow', 'ice', 'gold', 'candy'],
  companions: ['gift', 'bauble', 'candyCane', 'firTree', 'gingerbread'],
  games: {
    santa: ['Santa Side Hustle', 'North Pole Payroll', 'Ho Ho Hold'],
    firTree: ['Tinsel Town Ways', 'Pine & Dandy', 'Evergreen Eve'],
    gift: ['Unwrap Party', 'Parcel Post Polka', 'Gift Shop Gold'],
    bauble: ['Bauble Boulevard', 'Glass Ornament Gala'],
    snowman: ['Frosty Facade', 'Snowman Showdown', 'Carrot Nose Kings'],
    gingerbread: ['Gingerbread Heist', 'Cookie Cutter Cash'],
    reindeer: ['Reindeer Relay', 'Sleigh Belles'],
    stocking: ['Stocking Stuffers Ways', 'Fireside Fortune'],
    candyCane: ['Peppermint Parade', 'Candy Cane Lane 50'],
  },
};

export const asia: World = {
  id: 'asia',
  categories: ['asia'],
  scenes: ['pagoda', 'pagoda', 'rays', 'curtain', 'pagoda'],
  schemes: [
    scheme('#5c0414 #e8212f #ffdc8a #7a1220 #ffb0c2 #24020a'),
    scheme('#2b0a4d #e05c8a #ffe0b0 #5c2a6b #ffb0d6 #120424'),
    scheme('#04333d #1fa89a #fff0b0 #1a5c5c #ffb0c2 #02171c'),
    scheme('#7a2a00 #ff9a2e #fff6c2 #8c3d1a #ff5c5c #2e0f00'),
    scheme('#0a1447 #3d5be0 #ffdcb0 #2e3880 #ff9ac2 #040820'),
  ],
  fonts: ['bowlby-one', 'lilita-one', 'russo-one', 'limelight'],
  letters: ['lantern', 'gold', 'sun', 'candy', 'emerald'],
  companions: ['lantern', 'ingot', 'fan', 'lotus', 'koi', 'coin'],
  frames: ['none', 'gold', 'none'],
  games: {
    lantern: ['Lantern Lane Luck', 'Thousand Lantern Ways', 'Red Paper Moon'],
    fortuneCat: ['Maneki Mischief', 'Beckon & Bounty', 'Cat Café Cashier', 'Purrfect Prosperity'],
    koi: ['Koi Cascade', 'Nine Koi Bridge', 'Pond of Prosperity'],
    fan: ['Fan Dance Fortune', 'Geisha Garden Gold'],
    ingot: ['Ingot Imperium', 'Golden Boat Blessing', 'Treasury of Lu'],
    lotus: ['Lotus Ledger', 'Moonpetal Pond'],
    oni: ['Oni After Hours', 'Mask of Kurogane'],
    'oni/ruby': ['Red Oni Riot'],
    panda: ['Panda Parcel Post', 'Bamboo Bankers', 'Dim Sum Panda'],
    'dragon/jade': ['Jade Dragon Junction'],
    dragon: ['Dragon Boat Dividend', 'Ruyi Dragon Ways'],
    tiger: ['Year of Paper Tigers', 'Tiger Lily Teahouse'],
    coin: ['Eight Blessings', 'Lucky Coin Courtyard'],
  },
};

export const jokers: World = {
  id: 'jokers',
  categories: ['classic-slots', 'high-volatility'],
  scenes: ['inferno', 'rays', 'inferno', 'curtain', 'marquee'],
  schemes: [
    scheme('#40040a #e0330f #ffd86b #7a0f08 #ffcf3f #1c0103'),
    scheme('#2b044d #b81fd1 #ffd0ff #5c0f80 #ffe14d #120122'),
    scheme('#04123d #1f4be0 #ffb04d #14247a #ff8a1f #02071c'),
    scheme('#02331a #12a84d #f6ff9a #0c5c2e #ffd23d #01170c'),
  ],
  fonts: ['bangers', 'luckiest-guy', 'bowlby-one', 'titan-one'],
  letters: ['fire', 'sun', 'neon', 'lime', 'gold', 'blood'],
  companions: ['chili', 'coin', 'seven', 'bell', 'diceMotif'],
  games: {
    joker: [
      'Joker Jubilee',
      'Jester in Jeopardy',
      'Joker on the Roof',
      'Court of Capers',
      'Harlequin Heat',
      'Jolly Jukebox',
      'Motley & Mayhem',
    ],
    blaze: ['Blazing Bodega', 'Furnace Forty', 'Ember Exchange', 'Bonfire Brigade', 'Inferno Insurance'],
    chili: ['Chilli Con Cash', 'Salsa Scorcher', 'Habanero Heights'],
    diceMotif: ['Hot Dice Holiday'],
  },
};
