import { scheme, type World } from './world';

const felts = [
  scheme('#03261c #0c6b4a #d6ffb0 #0b6b47 #ffd86b #01120c'),
  scheme('#2b040f #8c1230 #ffc48a #8c1230 #ffd86b #140106'),
  scheme('#04163d #1447a8 #b0e6ff #123f99 #ffd86b #020a1f'),
  scheme('#1c0638 #5c1fa8 #ffc2ff #521a99 #ffd86b #0c021c'),
  scheme('#0a0c12 #2e3547 #ffdca0 #262c3d #ffd86b #040508'),
  scheme('#33180a #8c4a1f #ffe0a0 #7a3d18 #ffd86b #170a03'),
] as const;

const cards = {
  scenes: ['felt', 'felt', 'vault', 'curtain'],
  schemes: felts,
  fonts: ['limelight', 'cinzel-decorative', 'russo-one', 'bowlby-one'],
  letters: ['gold', 'royal', 'silver', 'lantern', 'emerald'],
  frames: ['none', 'gold', 'dark'],
  arrangements: ['hero', 'hero', 'flanked', 'close-up', 'title-above'],
} as const;

export const jackpots: World = {
  id: 'jackpots',
  gameType: 'jackpot',
  categories: ['jackpots', 'high-volatility'],
  scenes: ['vault', 'rays', 'marquee', 'curtain', 'inferno', 'vault'],
  schemes: [
    scheme('#3d0a5c #b82ae0 #ffd86b #6b1f99 #ffe14d #18032b'),
    scheme('#5c0612 #e0262a #ffdc7a #8c1220 #ffe14d #240207'),
    scheme('#042e4d #128ad1 #fff0a0 #0c5280 #ffe14d #021422'),
    scheme('#033323 #12a86b #fff6a0 #0a6642 #ffe14d #011810'),
    scheme('#3d2400 #c27a0c #fff6c2 #7a4a08 #ff5c3d #1a0f00'),
    scheme('#0c0c17 #44406b #ffd86b #292642 #ffe14d #050509'),
  ],
  fonts: ['bowlby-one', 'titan-one', 'russo-one', 'lilita-one', 'luckiest-guy'],
  letters: ['gold', 'sun', 'fire', 'royal', 'silver'],
  companions: ['coin', 'brilliant', 'crown', 'gemPile', 'tripleSeven'],
  frames: ['gold', 'none', 'gold'],
  arrangements: ['shower', 'treasure', 'shower', 'medallion', 'flanked'],
  games: {
    coin: ['Grand Mint Jackpot', 'Coinfall Colossus', 'Penny to Palace'],
    crown: ['Crown Jackpot Royale', 'Four Crowns Jackpot', 'Regent Riches'],
    brilliant: ['Diamond Deluge', 'Carat Kings Jackpot', 'Star of Samarra'],
    luckyWheel: ['Wheel of Avarice', 'Mega Marquee Jackpot', 'Spinfall Millions', 'Halcyon Wheel'],
    tripleSeven: ['Seven Figure Sevens', 'Jackpot Junction 777', 'Trio of Millions'],
    chest: ['Overflowing Chest', 'Hoard of Hollin', 'Strongbox Stampede', 'Captain Jackpot'],
    pharaoh: ['Pharaoh Pays Forever', 'Nefkara Jackpot'],
    dragon: ['Dragon Hoard Jackpot', 'Scales of Plenty'],
    buffalo: ['Buffalo Bank Jackpot', 'Thundering Millions'],
    joker: ['Joker Jackpot Jamboree'],
    fortuneCat: ['Eight Fortunes Jackpot', 'Lucky Paw Progressive'],
    ingot: ['Imperial Ingot Jackpot'],
    elder: ['Titan of Tithes', 'Jackpot of Ithomar'],
    fruitPile: ['Fruit Cart Jackpot', 'Juicy Progressive'],
    wolf: ['Moonrise Jackpot'],
    bass: ['Big Pond Jackpot'],
    santa: ['Chimney Drop Jackpot'],
    thunderbolt: ['Lightning Ladder Jackpot'],
    genieLamp: ['Wish Upon a Million'],
    gemPile: ['Must-Drop Jewels', 'Daily Drop Gems'],
  },
};

export const roulettes: World = {
  ...cards,
  id: 'roulettes',
  gameType: 'roulette',
  categories: ['table-games', 'roulette'],
  companions: ['chips', 'diceMotif', 'coin'],
  games: {
    roulette: [
      'Classic Wheel Roulette',
      'Roulette Riviera',
      'Golden Ball Roulette',
      'Single Zero Salon',
      'Roulette Montclair',
      'Multi Ball Roulette',
      'Neighbours Roulette',
      'Racetrack Roulette Pro',
      'Pocket Roulette',
      'Roulette Noir',
      'Carousel Roulette',
      'Atlantic Double Zero',
      'La Partage Club',
      'Penny Roulette',
      'Roulette Odyssey',
    ],
  },
};

export const blackjacks: World = {
  ...cards,
  id: 'blackjacks',
  gameType: 'blackjack',
  categories: ['table-games', 'blackjack'],
  companions: ['chips', 'coin'],
  games: {
    blackjackHand: [
      'Blackjack Bellavista',
      'Blackjack Three Seats',
      'Single Deck Social',
      'Double Down Diner',
      'Blackjack Highline',
      'Five Hand Blackjack',
      'Blackjack Switchback',
      'Surrender Street',
      'Twenty-One Tavern',
      'Perfect Match Blackjack',
      'Blackjack After Eight',
      'Lucky Ladder Blackjack',
      'Blackjack Express Line',
      'Pocket Blackjack',
      'Vegas Rules Blackjack',
    ],
  },
};

export const cardTables: World = {
  ...cards,
  id: 'card-tables',
  gameType: 'poker',
  categories: ['table-games'],
  companions: ['chips', 'coin'],
  games: {
    holdem: [
      'Harbour Holdem',
      'Casino Holdem Classic',
      'Three Card Rush Poker',
      'Ride the Tide Poker',
      'Stud Street Poker',
    ],
    cardFan: [
      'Jacks & Better Days',
      'Deuces Depot',
      'Joker Video Poker Club',
      'Pai Gow Pavilion',
      'Red Dog Alley',
    ],
  },
};

export const baccarats: World = {
  ...cards,
  id: 'baccarats',
  gameType: 'baccarat',
  categories: ['table-games', 'asia'],
  companions: ['chips', 'coin'],
  games: {
    baccaratHand: [
      'Baccarat Belvedere',
      'Punto Palazzo',
      'Mini Baccarat Club',
      'Dragon Bonus Baccarat',
      'No Fee Baccarat',
    ],
  },
};

export const diceTables: World = {
  ...cards,
  id: 'dice-tables',
  gameType: 'dice',
  categories: ['table-games'],
  companions: ['chips', 'diceMotif'],
  games: {
    sicBo: ['Sic Bo Sampan', 'Triple Dice Treasury', 'Sic Bo Scarlet'],
    diceMotif: ['Craps Corner', 'Boxcar Craps', 'Dice Duellists'],
  },
};

const screens = {
  scenes: ['grid', 'neon-city', 'grid', 'nebula'],
  schemes: [
    scheme('#0a0433 #5c1fd1 #ff9cf0 #33128c #4df0ff #05021a'),
    scheme('#041533 #0f66c2 #7df6ff #0c4480 #ffd23d #020917'),
    scheme('#330416 #d11f4a #ffc28a #7a0f33 #ffe14d #19020b'),
    scheme('#032624 #0fa88a #c6ff9a #0a5c50 #ff5cd6 #011412'),
    scheme('#14143d #4a4ae0 #d0c2ff #292980 #5dffb0 #08081f'),
  ],
  fonts: ['russo-one', 'bangers', 'titan-one', 'bowlby-one'],
  letters: ['cyber', 'neon', 'sun', 'lime', 'silver', 'bubble'],
  frames: ['none', 'neon', 'none'],
  arrangements: ['hero', 'hero', 'shower', 'close-up', 'title-above'],
} as const;

export const crash: World = {
  ...screens,
  id: 'crash',
  gameType: 'crash',
  categories: ['crash', 'instant-games'],
  companions: ['coin'],
  games: {
    rocket: ['Escape Velocity', 'Rocket Rookie', 'Starward X'],
    plane: ['Paper Plane X', 'Propeller Pete', 'Sky Captain Crash', 'Altimeter'],
    balloon: ['Hot Air Harry', 'Balloon Ascent', 'Pop Goes the Multiplier'],
    racingCar: ['Redline X', 'Last Lap Crash'],
    shark: ['Shark Chaser X'],
    chicken: ['Chicken Crosswalk', 'Road Hen'],
    ufo: ['Tractor Beam X'],
  },
};

export const instant: World = {
  ...screens,
  id: 'instant',
  gameType: 'instant',
  categories: ['instant-games', 'easy-going'],
  companions: ['coin'],
  games: {
    mine: ['Minefield Manor', 'Mines & Roses', 'Gem or Boom'],
    plinko: ['Plinko Plaza', 'Peg Parade', 'Plinko Pinnacle'],
    keno: ['Keno Kiosk', 'Quick Keno Quay', 'Eighty Ball Keno'],
    scratchCard: ['Scratch Street', 'Silver Scratch Saloon', 'Scratch & Sunshine'],
    coin: ['Heads or Tales'],
    hiLo: ['High Low Harbour', 'Over Under Avenue'],
    tower: ['Tower of Towels', 'Stack & Stash'],
    diceMotif: ['Limbo Lounge Dice'],
    luckyWheel: ['Instant Spin Emporium'],
  },
};

export const bingo: World = {
  ...screens,
  id: 'bingo',
  gameType: 'bingo',
  categories: ['instant-games', 'easy-going'],
  companions: ['coin'],
  games: { keno: ['Bingo Balcony', 'Ninety Ball Ballroom', 'Carnival Bingo Club', 'Bingo Blossom'] },
};

const studios = {
  live: true,
  scenes: ['studio', 'studio', 'curtain', 'studio', 'neon-city', 'vault', 'studio'],
  schemes: [
    scheme('#2b0612 #6b1030 #ffb07a #0b6b47 #ffcf6b #0f0206'),
    scheme('#041a33 #0f4480 #8ad6ff #0f3f8c #7df0ff #020a17'),
    scheme('#1c0638 #52189c #ff9cf0 #3d0f7a #ff8af0 #0b021a'),
    scheme('#062620 #0f5c47 #c6ff9a #7a1230 #ffd86b #02110d'),
    scheme('#141008 #4d3a1a #ffd86b #123d2e #ffe9a0 #080603'),
    scheme('#2e1204 #8c3d14 #ffdc9a #14247a #ffcf6b #140701'),
    scheme('#12141f #3d4766 #d6e6ff #5c0f2a #b0dcff #06070d'),
  ],
  fonts: ['limelight', 'russo-one', 'cinzel-decorative', 'bowlby-one'],
  letters: ['gold', 'silver', 'royal', 'ice', 'lantern', 'cyber'],
  frames: ['none', 'dark', 'gold'],
  arrangements: ['live', 'hosted', 'live', 'live', 'hosted'],
} as const;

export const liveRoulette: World = {
  ...studios,
  id: 'live-roulette',
  gameType: 'roulette',
  categories: ['live-roulette'],
  companions: ['chips'],
  games: {
    roulette: [
      'Velvet Roulette',
      'Aurora Roulette',
      'Meridian Roulette',
      'Swift Roulette',
      'Swift Roulette Duo',
      'Rapid Wheel',
      'Swift Ruletti',
      'Grand Atrium Roulette',
      'Salon Azure Roulette',
      'Skyline Roulette',
      'Northern Roulette',
      'Fjord Roulette',
      'Samba Roulette',
      'Ruletti Saimaa',
      'Roleta Ipanema',
      'Ruleta Andina',
      'Roulette Laurentide',
      'Comet Roulette 500X',
      'Twin Ball Atelier',
      'Obsidian VIP Roulette',
      'Sovereign VIP Roulette',
      'Opera Box VIP Roulette',
    ],
  },
};

export const liveBlackjack: World = {
  ...studios,
  id: 'live-blackjack',
  gameType: 'blackjack',
  categories: ['live-blackjack'],
  companions: ['chips'],
  games: {
    blackjackHand: [
      'Orchid Blackjack 1',
      'Orchid Blackjack 2',
      'Orchid Blackjack 3',
      'Marble Blackjack 1',
      'Marble Blackjack 2',
      'Marble Blackjack 3',
      'Lagoon Blackjack',
      'Saffron Blackjack',
      'Copper Lane Blackjack',
      'Boundless Blackjack',
      'Everyone Blackjack',
      'Party Pit Blackjack',
      'Swift Blackjack 1',
      'Swift Blackjack 2',
      'Swift Blackjack 3',
      'Blackjack Suomi',
      'Blackjack em Festa',
      'Freebet Terrace',
      'Obsidian VIP Blackjack',
      'Sovereign VIP Blackjack',
      'Peacock VIP Blackjack',
      'Ivory VIP Blackjack',
      'Laurel VIP Blackjack',
      'Marquis VIP Blackjack',
    ],
  },
};

export const liveBaccarat: World = {
  ...studios,
  id: 'live-baccarat',
  gameType: 'baccarat',
  categories: ['live-baccarat'],
  companions: ['chips'],
  games: {
    baccaratHand: [
      'Jade Baccarat',
      'Peony Baccarat',
      'Crane Baccarat',
      'Swift Baccarat 1',
      'Swift Baccarat 2',
      'Swift Baccarat 3',
      'Swift Baccarat 4',
      'Squeeze Room Baccarat',
      'Bonus Pair Baccarat',
      'No Fee Baccarat Live',
      'Lantern Baccarat',
      'Multiplier Baccarat',
      'Closed Door VIP Baccarat',
      'Dragonfly VIP Baccarat',
      'Sovereign VIP Baccarat',
      'Imperial VIP Baccarat',
    ],
  },
};

export const livePoker: World = {
  ...studios,
  id: 'live-poker',
  gameType: 'poker',
  categories: ['live-poker'],
  companions: ['chips'],
  games: {
    holdem: [
      'Casino Holdem Live',
      'Harbour Holdem Live',
      'Two Hand Holdem',
      'Ultimate Terrace Holdem',
      'Bonus Street Holdem',
      'Swift Holdem',
      'Jackpot Holdem Hall',
      'Sovereign VIP Holdem',
    ],
    cardFan: [
      'Three Card Terrace',
      'Caribbean Cove Stud',
      'Sidebet City Live',
      'Teen Patti Palace',
      'Andar Bahar Bazaar',
      'Swift Dragon Tiger',
      'Obsidian VIP Stud',
    ],
  },
};

export const liveShows: World = {
  ...studios,
  id: 'live-shows',
  gameType: 'game-show',
  categories: ['live-game-shows'],
  scenes: ['studio', 'curtain', 'marquee', 'nebula'],
  companions: ['coin', 'microphone'],
  fonts: ['titan-one', 'bangers', 'bowlby-one', 'luckiest-guy'],
  letters: ['sun', 'neon', 'bubble', 'gold', 'cyber', 'candy'],
  arrangements: ['show'],
  games: {
    luckyWheel: ['Wheel of Whimsy', 'Mega Marquee Wheel', 'Spin the Spectrum', 'Carnival Wheel Live'],
    coin: ['Coin Toss Carnival', 'Flip the Fortune'],
    diceMotif: ['Dice Derby Live', 'Swift Sic Bo Show'],
    sicBo: ['Sic Bo Supernova'],
    balloon: ['Balloon Regatta Live'],
    chest: ['Vault Hunters Live', 'Treasure Deck Live'],
    football: ['Matchday Studio Live'],
    keno: ['Bouncing Balls Ballroom', 'Bingo at Nine Live'],
    plinko: ['Plinko Party Live'],
    crown: ['Quizmaster Crown'],
    rabbit: ['The Conjuror Show'],
  },
};
