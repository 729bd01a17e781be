import { scheme, type World } from './world';

export const egypt: World = {
  id: 'egypt',
  categories: ['egypt', 'adventure'],
  scenes: ['dunes', 'tomb', 'tomb', 'dunes', 'vault'],
  schemes: [
    scheme('#2a0a5c #ff8a3d #ffe08a #b8602a #ffd86b #1f0714'),
    scheme('#06304d #1fa8b8 #ffe9a0 #b8853a #7dffe0 #04141f'),
    scheme('#5c1400 #ff9a2e #fff0b0 #a8521a #ffe14d #260900'),
    scheme('#04123d #2a5bd1 #ffd86b #6b4a1c #55e6ff #020820'),
    scheme('#3d0530 #d1386b #ffcf7a #8c4a2e #ffd86b #1c0216'),
  ],
  fonts: ['cinzel-decorative', 'russo-one', 'cinzel-decorative', 'bowlby-one'],
  letters: ['gold', 'sun', 'lantern', 'aqua', 'royal'],
  companions: ['scarab', 'ankh', 'eyeOfSun', 'templeCat', 'coin'],
  frames: ['none', 'gold', 'none'],
  games: {
    pharaoh: [
      'Sands of Nefkara',
      'Pharaoh Protocol',
      'Nefkara Ascending',
      'Throne of Seven Sands',
      'Ptolemy Payday',
    ],
    'scarab/topaz': ['Amber Scarab Ways'],
    scarab: ['Scarab Syndicate', 'Scarab Switchboard', 'Beetle of Thebora'],
    eyeOfSun: ['Eye of Amunet Rising', 'Oasis Oracle', 'Gaze of Khepra'],
    ankh: ['Ankh Avalanche', 'Key of Hatara'],
    templeCat: ['Bastet Boulevard', 'Moon Cat of Memphis', 'Nine Lives of Nubira'],
    anubis: ['Anubis Tollgate', 'Jackal and Scales', 'Gatekeeper of Duat'],
    tome: ['Book of Nefkara', 'Book of Amber Dunes'],
    scroll: ['Papyrus Pursuit'],
  },
};

export const books: World = {
  id: 'books',
  categories: ['book-games', 'adventure'],
  scenes: ['library', 'tomb', 'forest', 'castle', 'inferno', 'cave'],
  schemes: [
    scheme('#1f0f3d #7a3bd1 #ffcf8a #5a2f1c #ffd86b #0f061f'),
    scheme('#3d1204 #d1601a #ffe9a0 #6b3312 #ffcf3f #1c0802'),
    scheme('#04302a #14a37a #d6ffb0 #2e4a1c #ffe14d #021712'),
    scheme('#0a1a4d #2f7be0 #bff0ff #33304a #7df0ff #040b22'),
    scheme('#40061c #d11f4a #ffc48a #5a1420 #ffd86b #1c020c'),
  ],
  fonts: ['cinzel-decorative', 'limelight', 'bowlby-one', 'cinzel-decorative'],
  letters: ['gold', 'parchment', 'fire', 'emerald', 'royal', 'ice'],
  companions: ['crystals', 'coin', 'eyeOfSun', 'potion'],
  games: {
    'tome/ruby': ['Book of Embers', 'Book of Red Tides', 'Codex of the Crimson Hand'],
    'tome/emerald': ['Book of Mossgate', 'Book of the Green Knight'],
    'tome/sapphire': ['Book of Frostmere', 'Book of Deep Currents', 'Almanac of Tides'],
    'tome/amethyst': ['Book of Quiet Stars', 'Book of Hexes and Honey'],
    'tome/leather': ['Book of Lost Caravans', 'Book of Old Harbours'],
    openBook: [
      'Grimoire at Midnight',
      'Book of Thousand Doors',
      'The Illuminated Reel',
      'Book of Borrowed Time',
      'Tales of Tarnmoor',
    ],
  },
};

export const olympus: World = {
  id: 'olympus',
  categories: ['fantasy', 'adventure', 'high-volatility'],
  scenes: ['heaven', 'temple', 'heaven', 'temple', 'sea'],
  schemes: [
    scheme('#0f3d9c #5fb8ff #fff0b0 #7d8fd1 #ffe14d #081a4d'),
    scheme('#3d0f7a #c25bff #ffd0a0 #7a4ab8 #7df0ff #180538'),
    scheme('#7a2200 #ffa64d #fff6c2 #c27a4a #ffe14d #2e0c00'),
    scheme('#033a4d #14b8c2 #e0fff0 #5a9ca8 #ffe14d #01161f'),
    scheme('#0a0f2e #3d55b8 #c2e6ff #4a558c #ffd86b #040616'),
  ],
  fonts: ['cinzel-decorative', 'bowlby-one', 'russo-one', 'lilita-one'],
  letters: ['gold', 'royal', 'ice', 'aqua', 'sun'],
  companions: ['amphora', 'thunderbolt', 'trident', 'spartan', 'crown'],
  games: {
    elder: ['Wrath of Old Zenon', 'Cloudfather', 'Skyfather Spins', 'Elder of Ithomar'],
    thunderbolt: ['Bolt of Ithomar', 'Thunder Tithe', 'Storm Tribunal', 'Voltage of the Gods'],
    spartan: ['Phalanx Forty', 'Shieldwall of Argosa', 'Hoplite Highway'],
    medusa: ['Gorgon Salon', 'Medusa Mirror Maze', 'Stone Gaze Ways'],
    trident: ['Trident Tribute', 'Poseida Depths'],
    amphora: ['Amphora Avenue', 'Nectar & Ambrosia'],
    horse: ['Chariot Post'],
    phoenix: ['Ikaria Burning'],
  },
};

export const north: World = {
  id: 'north',
  categories: ['adventure', 'fantasy'],
  scenes: ['peaks', 'sea', 'peaks', 'cave', 'forest'],
  schemes: [
    scheme('#0a1a4d #3d8fd1 #b0f6ff #2a5a8c #6bffc2 #040b24'),
    scheme('#200a4d #8a4be0 #a6ffe6 #3d3d7a #5dffb0 #0c0424'),
    scheme('#4d1408 #e0662a #ffe0a0 #5c3a4a #ffcf3f #1f0804'),
    scheme('#062e33 #2aa8a0 #e6ffc2 #2a5c5a #ffe14d #021416'),
    scheme('#121a26 #5c7a99 #e6f4ff #3d4f66 #7dd8ff #070b12'),
  ],
  fonts: ['russo-one', 'bowlby-one', 'cinzel-decorative', 'bangers'],
  letters: ['ice', 'silver', 'copper', 'fire', 'aqua'],
  companions: ['axes', 'hammer', 'longship', 'wolf', 'tome'],
  games: {
    horned: [
      'Jarl Jackdaw',
      'Olaf the Overdrawn',
      'Sons of Brynhold',
      'Berserk Bakery',
      'Raider Regatta',
      'Skaldheim',
    ],
    axes: ['Axes of Aldhavn', 'Splinter Shields', 'Oathbreaker Ways'],
    hammer: ['Hammer of Hrimdal', 'Forge of Fjordgard', 'Anvil Ascension'],
    longship: ['Longship Lottery', 'Drakkar Drift', 'Fjord Freight'],
    snowflake: ['Fimbul Frenzy', 'Hoarfrost Hold'],
    wolf: ['Fenrik Unchained'],
    elder: ['Allfather Auction'],
    dragon: ['Nidhold Wyrm'],
  },
};

export const dragons: World = {
  id: 'dragons',
  categories: ['fantasy', 'high-volatility', 'adventure'],
  scenes: ['castle', 'inferno', 'cave', 'peaks', 'ruins'],
  schemes: [
    scheme('#3d0a14 #e0431f #ffd86b #5c1c1c #ffcf3f #1a0408'),
    scheme('#0f0a3d #5c3de0 #ffb0ff #2e2470 #6bf0ff #07041f'),
    scheme('#04302a #1fb87a #e6ff9a #14573d #ffe14d #021712'),
    scheme('#04204d #1f8ae0 #b0f6ff #174a80 #ffd86b #020d22'),
  ],
  fonts: ['cinzel-decorative', 'bowlby-one', 'bangers', 'lilita-one'],
  letters: ['fire', 'gold', 'emerald', 'blood', 'royal'],
  companions: ['crystals', 'chest', 'crown', 'heraldicShield', 'egg'],
  games: {
    'dragon/ruby': ['Scorchwing', 'Wyrm of Redfell', 'Cinder Drake Ways'],
    'dragon/emerald': ['Mosswing Hoard', 'Dragon of Dapplewood'],
    'dragon/sapphire': ['Rimewing', 'Storm Drake Deluxe'],
    'dragon/amethyst': ['Duskwyrm Dynasty', 'Nightscale'],
    dragon: ['Hatchling Heist', 'Knight School Dropout'],
    egg: ['Dragon Nursery', 'Clutch of Gold'],
    phoenix: ['Ashes of Avelyn', 'Phoenix Payroll', 'Rebirth Reels'],
  },
};

export const aztec: World = {
  id: 'aztec',
  categories: ['adventure'],
  scenes: ['ruins', 'jungle', 'ruins', 'rays'],
  schemes: [
    scheme('#0a4d5c #4dd1a0 #fff0a0 #4a7a3d #ffd23d #03211f'),
    scheme('#5c1a00 #ff8a2e #fff0a0 #8c5a2e #ffe14d #260a00'),
    scheme('#2a0a5c #c24be0 #ffd0a0 #5c3d6b #6bffd8 #10042b'),
    scheme('#04332a #2ab86b #f0ff9a #33663d #ffcf3f #021812'),
  ],
  fonts: ['bowlby-one', 'luckiest-guy', 'russo-one', 'bangers'],
  letters: ['gold', 'jungle', 'sun', 'copper', 'emerald'],
  companions: ['sunMask', 'sunStone', 'jaguar', 'coin', 'parrot'],
  games: {
    sunMask: ['Mask of Tezcala', 'Temple Tumble of Ixara', 'Golden Grin of Olmara', 'Idol Inferno'],
    sunStone: ['Calendar of Luck', 'Sunwheel of Xalapan', 'Solstice Stones'],
    jaguar: ['Jaguar Meridian'],
    panther: ['Obsidian Jaguar'],
    cobra: ['Serpent of Ixara', 'Feathered Fortune'],
    pineapple: ['Cacao Kings'],
    'stepGem/jade': ['Jade of the Jungle Court'],
  },
};
