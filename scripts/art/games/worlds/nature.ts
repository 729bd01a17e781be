import { scheme, type World } from './world';

export const animals: World = {
  id: 'animals',
  categories: ['animals', 'adventure'],
  scenes: ['mesa', 'peaks', 'forest', 'meadow', 'jungle', 'mesa'],
  schemes: [
    scheme('#3d0f5c #ff7a4d #ffe08a #8c3d3d #ffcf3f #1c0624'),
    scheme('#04264d #2aa0e0 #d6f6ff #2a5c7a #ffe14d #021022'),
    scheme('#5c1a00 #ffa02e #fff2b0 #a8571a #ffe14d #260b00'),
    scheme('#0a3d24 #5cc25c #f6ffb0 #2e6b33 #ffd86b #031a0e'),
    scheme('#14124d #5c5be0 #d6d0ff #33337a #7df0ff #08071f'),
    scheme('#3d0518 #d1334d #ffc99a #6b1f2e #ffd23d #1c020a'),
  ],
  fonts: ['bowlby-one', 'bangers', 'lilita-one', 'russo-one', 'luckiest-guy'],
  letters: ['gold', 'ice', 'western', 'jungle', 'fire', 'copper', 'silver'],
  companions: ['eagle', 'coin', 'crystals', 'roundGem'],
  games: {
    wolf: ['Howl at Hollow Creek', 'Timber Wolf Treasury', 'Moonlit Pack'],
    'wolf/silver': ['Grey Alpha Ways'],
    'wolf/snow': ['Winterfang'],
    buffalo: ['Buffalo Bluff', 'Thunderhoof Plains', 'Bison Boulevard', 'Stampede Syndicate', 'Prairie Payload'],
    bear: ['Grizzly Gulch Gold', 'Honeypaw', 'Kodiak Cash Camp'],
    'bear/snow': ['Polar Paycheque'],
    tiger: ['Tiger Tollbooth', 'Bengal Bazaar Ways', 'Stripes of Sundara'],
    'tiger/snow': ['White Tiger Whisper'],
    lion: ['Pride Rockers', 'Savanna Sovereign', 'Golden Mane Gala'],
    panther: ['Panther After Midnight', 'Velvet Panther'],
    fox: ['Fox Trot Fortune', 'Vixen Valley', 'Foxglove Farm Heist'],
    owl: ['Owl Observatory', 'Hoot & Holler', 'Wise Wings'],
    eagle: ['Eagle Ledger', 'Talons of Tolemac', 'Sky Sovereign'],
    rhino: ['Rhino Rumblepit', 'Iron Horn Run', 'Rhino on the Rocks'],
    horse: ['Mustang Meridian', 'Wild Mane Canyon'],
    gorilla: ['Gorilla Gigawatt', 'Silverback Bank'],
    rabbit: ['Bunny Hop Bingo Hall', 'Burrow Bonanza Club'],
    panda: ['Panda Picnic'],
  },
};

export const ocean: World = {
  id: 'ocean',
  categories: ['adventure', 'animals'],
  scenes: ['reef', 'reef', 'sea', 'reef'],
  schemes: [
    scheme('#04306b #14a8e0 #c2fff6 #0f6b8c #ff8a5c #021433'),
    scheme('#02403d #14c2a8 #f0ffb0 #0f7a6b #ff7ab8 #011c1c'),
    scheme('#1a0a5c #5c5bff #b0f0ff #332e99 #ffb03d #0b042b'),
    scheme('#03204d #0f5cb8 #7df0ff #0c3d80 #ffe14d #010e26'),
  ],
  fonts: ['lilita-one', 'titan-one', 'luckiest-guy', 'bowlby-one'],
  letters: ['aqua', 'ice', 'sun', 'candy', 'gold'],
  companions: ['pearl', 'goldfish', 'crab', 'anchor', 'turtle'],
  games: {
    shark: ['Shark Tank Tango', 'Finbusters', 'Reef Racketeer', 'Jawline Jackpotters'],
    kraken: ['Kraken on Karaoke', 'Tentacle Terrace', 'Inkwell Abyss'],
    pearl: ['Pearl Protocol', 'Oyster Opera', 'Mother of Pearls'],
    turtle: ['Turtle Tide Ways', 'Slow Lagoon'],
    crab: ['Crab Cabana', 'Pinch Me Twice'],
    goldfish: ['Bubble Bath Bullion'],
    anchor: ['Anchors & Aces', 'Drowned Anchorage'],
    trident: ['Atlantica Arcade', 'Merfolk Mint'],
  },
};

export const fishing: World = {
  id: 'fishing',
  categories: ['fishing', 'easy-going'],
  scenes: ['sea', 'reef', 'meadow', 'peaks', 'sea'],
  schemes: [
    scheme('#0f66b8 #6bd6ff #fffbd0 #1f8ab8 #ffd23d #04264d'),
    scheme('#7a2a5c #ff9a5c #fff0b0 #3d6b99 #ffe14d #240c26'),
    scheme('#0a5c4d #5ce0a8 #fbffd0 #1f8a6b #ff8a3d #032620'),
    scheme('#14267a #4d8aff #e0f6ff #2a57a8 #ffcf3f #070f33'),
  ],
  fonts: ['luckiest-guy', 'lilita-one', 'titan-one', 'bangers'],
  letters: ['sun', 'bubble', 'aqua', 'lime', 'western', 'sport'],
  companions: ['lure', 'goldfish', 'anchor', 'coin'],
  games: {
    bass: ['Reel Deal Rapids', 'Lucky Lunker Lake', 'Hook Line & Bonus', 'Captain Carp', 'Pike Street Tackle', 'Catch of the Quay', 'Trout Turnout', 'Nibble Nation', 'Cast Away Cash', 'Bait Shop Betty'],
    lure: ['Lure & Order', 'Tackle Box Tycoon', 'Float Your Boat'],
    koi: ['Koi Pond Cashout'],
    goldfish: ['Golden Angler'],
    shark: ['Deep Sea Derby'],
    crab: ['Crab Pot Lotto', 'Dockside Dividends'],
  },
};

export const jungle: World = {
  id: 'jungle',
  categories: ['adventure', 'animals'],
  scenes: ['jungle', 'ruins', 'jungle', 'forest'],
  schemes: [
    scheme('#04402a #3dd16b #fbffb0 #1a7a3d #ffd23d #021c10'),
    scheme('#0a3d4d #2ac2b8 #f0ffd0 #1a6b5c #ff9a3d #031c22'),
    scheme('#4d3d04 #c2c21f #fffbc2 #6b7a1a #ff7a3d #211a02'),
  ],
  fonts: ['luckiest-guy', 'bangers', 'bowlby-one'],
  letters: ['jungle', 'lime', 'gold', 'sun'],
  companions: ['parrot', 'pineapple', 'sunMask', 'coin'],
  games: {
    gorilla: ['Canopy Kong Club', 'Bongo Bonus Band'],
    parrot: ['Parrot Paradise Ways', 'Polly Wants a Payout', 'Macaw Mardi Gras'],
    cobra: ['Coil of Kandara', 'Emerald Fang'],
    tiger: ['Monsoon Stripes'],
    sunMask: ['Tikitown Tumble', 'Lost Idol of Umbara', 'Vine Temple Ways'],
  },
};

export const farm: World = {
  id: 'farm',
  categories: ['easy-going', 'animals'],
  scenes: ['meadow', 'meadow', 'rays'],
  schemes: [
    scheme('#2a8ae0 #a6e6ff #fffbe0 #6bb83d #ffd23d #14401a'),
    scheme('#e0662a #ffc27a #fffbd0 #a8a83d #ff5c3d #3d240a'),
    scheme('#5c3db8 #ff9ac2 #fff0e0 #5ca84d #ffe14d #1f1440'),
    scheme('#0a5c7a #5cd6e0 #f6ffe0 #3d9957 #ff8a3d #042b33'),
  ],
  fonts: ['luckiest-guy', 'lilita-one', 'titan-one'],
  letters: ['sun', 'lime', 'bubble', 'western', 'candy'],
  companions: ['corn', 'carrot', 'egg', 'apple', 'tractor'],
  games: {
    chicken: ['Cluckingham Palace', 'Hen Party Heist', 'Rooster Revue', 'Coop du Jour'],
    pig: ['Piggy Bank Barn', 'Hamlet Hideout', 'Truffle Tycoons'],
    cow: ['Moo Money Meadow', 'Dairy Godmother', 'Udder Wonder'],
    tractor: ['Tractor Traction', 'Harvest Hustle Ways'],
    carrot: ['Carrot & Stick-Up'],
    'egg/gold': ['Golden Goose Guild'],
    corn: ['Popcorn Prairie', 'Maize of Fortune'],
  },
};
