import { scheme, type World } from './world';

export const space: World = {
  id: 'space',
  categories: ['adventure', 'high-volatility'],
  scenes: ['nebula', 'nebula', 'neon-city', 'grid'],
  schemes: [
    scheme('#0a0433 #6b1fd1 #ff9cf0 #3d1280 #4df0ff #040117'),
    scheme('#03173d #0f7ae0 #7df6ff #0c3d80 #ff7a3d #010a1f'),
    scheme('#330424 #d11f7a #ffd09a #6b0f47 #7dffe0 #17010f'),
    scheme('#04261f #12a86b #c2ff7a #0c5c40 #d87aff #01120e'),
  ],
  fonts: ['russo-one', 'bangers', 'titan-one', 'bowlby-one'],
  letters: ['cyber', 'neon', 'silver', 'lime', 'violet', 'ice'],
  companions: ['planet', 'ufo', 'crystals', 'alien'],
  frames: ['none', 'neon', 'none'],
  games: {
    rocket: ['Orbit Payroll', 'Lift-Off Lounge', 'Apollo Arcade'],
    planet: ['Saturnalia Station', 'Ringworld Riches', 'Planet Poppins'],
    astronaut: ['Cosmonaut Canteen', 'Zero-G Zillions', 'Moonwalk Motel'],
    ufo: ['Abduction Auction', 'Saucer Sauce'],
    alien: ['Martian Mixtape', 'Xenon Express', 'Little Green Lenders'],
    robot: ['Starship Scrappers'],
  },
};

export const west: World = {
  id: 'west',
  categories: ['adventure', 'high-volatility', 'bonus-buy'],
  scenes: ['mesa', 'mesa', 'mesa', 'rays'],
  schemes: [
    scheme('#5c1f14 #ff7a2e #ffe9a0 #a8452a #ffcf3f #240a06'),
    scheme('#2e0f4d #e05c5c #ffcf8a #7a3345 #ffd86b #150620'),
    scheme('#0f4d66 #f0a85c #fff6d0 #b8673d #ff5c3d #0c1a20'),
    scheme('#1a0a0a #8c1f14 #ffb04d #4d1a12 #ffcf3f #0a0302'),
  ],
  fonts: ['bangers', 'bowlby-one', 'luckiest-guy', 'russo-one'],
  letters: ['western', 'fire', 'parchment', 'copper', 'blood'],
  companions: ['starBadge', 'dynamite', 'horseshoe', 'wagonWheel', 'chest'],
  games: {
    bandit: [
      'Dusty Draw Saloon',
      'Six Bullets to Sundown',
      'Outlaw Overtime',
      'Undertaker Bill',
      'No Name Canyon',
      'Rattlebone Ridge',
    ],
    starBadge: ['Sheriff of Nowhere', 'Badge & Bounty'],
    dynamite: ['Powder Keg Pass', 'Dynamite Dee', 'Mineshaft Mayhem'],
    bullSkull: ['Bleached Horns', 'Badlands Bounty', 'Deadwater Gulch'],
    wagonWheel: ['Wagon Wheel Wager', 'Frontier Freight'],
    buffalo: ['Last Train to Laramoor'],
  },
};

export const pirates: World = {
  id: 'pirates',
  categories: ['adventure', 'bonus-buy'],
  scenes: ['sea', 'sea', 'reef', 'cave'],
  schemes: [
    scheme('#14104d #e0663d #ffdc8a #24507a #ffd23d #080620'),
    scheme('#033a4d #14b8b8 #f0ffd0 #145c6b #ffcf3f #011a22'),
    scheme('#3d0518 #d13d33 #ffcf8a #4d2a45 #ffd86b #1a020c'),
    scheme('#0a1a1f #3d7a7a #c2fff0 #1f4047 #5dffb0 #040c0e'),
  ],
  fonts: ['bangers', 'luckiest-guy', 'bowlby-one', 'cinzel-decorative'],
  letters: ['gold', 'parchment', 'blood', 'aqua', 'western'],
  companions: ['chest', 'compass', 'anchor', 'parrot', 'scroll'],
  games: {
    pirate: ['Bonnie Blackwater', 'Captain Calamari', 'Grog & Glory', 'Buccaneer Bureau', 'Skull Cove Ways'],
    chest: ['Nine Keys Cove', 'Plunder Pier', 'Locker of Lost Luck'],
    galleon: ['Galleon Gala', 'Mutiny on the Margin', 'Seven Sail Syndicate'],
    compass: ['True North Treasure'],
    scroll: ['X Marks the Slot', 'Cartographer Cove'],
    parrot: ['First Mate Macaw'],
  },
};

export const mystery: World = {
  id: 'mystery',
  categories: ['adventure', 'easy-going'],
  scenes: ['library', 'neon-city', 'castle', 'library'],
  schemes: [
    scheme('#0f1a33 #3d5c8c #ffe0a0 #3d2e24 #ffcf3f #060b17'),
    scheme('#26120a #8c4a1f #ffdc9a #4d2a14 #ffd86b #120804'),
    scheme('#04262b #1f7a7a #f0ffc2 #24453d #ff8a5c #021214'),
  ],
  fonts: ['limelight', 'cinzel-decorative', 'russo-one'],
  letters: ['parchment', 'gold', 'silver', 'copper'],
  companions: ['padlock', 'pocketWatch', 'tome', 'magnifier'],
  games: {
    magnifier: ['Inspector Pennyroyal', 'Clue Street Ways', 'Case of the Missing Million'],
    detective: ['The Marlowe Gambit', 'Raincoat & Revolver', 'Baker Lane Bureau'],
    padlock: ['Safehouse Seven', 'Locksmith Lament'],
    pocketWatch: ['Alibi at Noon'],
  },
};

export const music: World = {
  id: 'music',
  categories: ['easy-going', 'bonus-buy'],
  scenes: ['curtain', 'neon-city', 'marquee', 'rays'],
  schemes: [
    scheme('#33044d #e01fb8 #ffb0ff #7a0f80 #4df0ff #150120'),
    scheme('#04124d #3d4bff #7df6ff #1a1f99 #ff4da6 #020722'),
    scheme('#4d0a04 #ff5c1f #ffe98a #8c1f12 #ffd23d #200302'),
    scheme('#02332b #0fb88a #d0ffb0 #0c6650 #ff5cd6 #011712'),
  ],
  fonts: ['bangers', 'limelight', 'titan-one', 'bowlby-one'],
  letters: ['neon', 'cyber', 'sun', 'candy', 'silver'],
  companions: ['vinyl', 'headphones', 'discoBall', 'microphone'],
  frames: ['neon', 'none'],
  games: {
    microphone: ['Open Mic Millions', 'Karaoke Kingdom'],
    guitar: ['Feedback Fortune', 'Six String Saints', 'Garage Band Gold'],
    discoBall: ['Disco Deluxe Diner', 'Boogie Ballroom', 'Glitterball Getaway'],
    headphones: ['Bassline Boulevard', 'Beat Bandits'],
    vinyl: ['B-Side Bonus', 'Platinum Pressing'],
  },
};

export const speed: World = {
  id: 'speed',
  categories: ['high-volatility', 'bonus-buy'],
  scenes: ['track', 'track', 'neon-city'],
  schemes: [
    scheme('#1a0a5c #ff4d8a #ffd86b #332470 #ff3d5a #0a0424'),
    scheme('#04264d #2ab8ff #f0ffff #24507a #ffd23d #020f22'),
    scheme('#4d0a0a #ff6b1f #fff0a0 #6b2a1f #ffcf3f #1f0404'),
  ],
  fonts: ['russo-one', 'bangers', 'bowlby-one'],
  letters: ['sport', 'fire', 'cyber', 'silver', 'sun'],
  companions: ['tyre', 'trophy', 'raceHelmet'],
  games: {
    racingCar: ['Apex Avenue', 'Grand Prix Piggy', 'Nitro Nonna', 'Turbo Taverna'],
    raceHelmet: ['Pole Position Payday', 'Helmet Hair'],
    tyre: ['Rubber & Riches', 'Pit Lane Poker Run'],
    trophy: ['Monza Mirage Cup'],
  },
};

export const football: World = {
  id: 'football',
  categories: ['easy-going', 'high-volatility'],
  scenes: ['stadium', 'stadium', 'rays'],
  schemes: [
    scheme('#041f4d #2a7be0 #e0f6ff #1f8a3d #ffd23d #020d22'),
    scheme('#1a0a3d #7a3be0 #f0d6ff #1f7a45 #ffe14d #0b041c'),
    scheme('#4d0f1a #e04d3d #fff0c2 #2e8a33 #ffd23d #1c050a'),
  ],
  fonts: ['russo-one', 'bowlby-one', 'bangers'],
  letters: ['sport', 'gold', 'sun', 'lime'],
  companions: ['trophy', 'boot', 'football', 'coin'],
  games: {
    football: ['Penalty Parade', 'Extra Time Bonus', 'Golden Goal Gala', 'Ninety Plus Nine'],
    trophy: ['Cup Tie Carnival', 'Silverware Saturday'],
    boot: ['Hat-Trick Hotel', 'Striker Syndicate', 'Bootroom Bonus'],
  },
};

export const machines: World = {
  id: 'machines',
  categories: ['fantasy', 'adventure'],
  scenes: ['clockwork', 'clockwork', 'neon-city'],
  schemes: [
    scheme('#3d1f0a #c2702a #ffe0a0 #7a4a1f #5df0d6 #1c0d04'),
    scheme('#0a2e33 #2a8a8a #ffdc9a #66502e #ffb03d #041517'),
    scheme('#2b0f33 #99478c #ffcf9a #6b4a2e #7df0ff #130617'),
  ],
  fonts: ['russo-one', 'limelight', 'bowlby-one'],
  letters: ['copper', 'gold', 'western', 'aqua'],
  companions: ['cog', 'pocketWatch', 'robot'],
  games: {
    cog: ['Cogsworth & Daughter', 'Brass Bureau', 'Gearbox Gambit'],
    airship: ['Airship Arcadia', 'Zephyr Zeppelin Ways', 'Sky Mail Syndicate'],
    pocketWatch: ['Clockmaker Conundrum', 'Quarter Past Fortune'],
    robot: ['Tinplate Tommy', 'Steam Butler', 'Rustbucket Rally'],
  },
};
