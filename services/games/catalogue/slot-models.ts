import type { GamesDataSlotModels } from '../../../schemas/generated/types';
import { validateGamesDataSlotModels } from '../../../schemas/generated/validators.js';
import { readJsonFile } from '../../process/read-json-file';
import type { SlotModel } from '../maths/slot';

/** Wild, scatter, then the other symbols by descending value; also the order of a skin's pictures. */
const letters = 'WSABCDEFGH';

/** @throws Error with the file name */
export function readSlotModels(file: string): readonly SlotModel[] {
  const { lines, models } = readJsonFile(file, validateGamesDataSlotModels, 'The file of slots');
  return models.map((model) => slotModelOf(model, lines));
}

function slotModelOf(
  data: GamesDataSlotModels['models'][number],
  lines: GamesDataSlotModels['lines'],
): SlotModel {
  return {
    id: data.id,
    wild: letters.indexOf('W'),
    scatter: letters.indexOf('S'),
    reels: data.reels.map((strip) => [...strip].map((letter) => letters.indexOf(letter))),
    lines,
    pays: [...letters].map((letter) => byCount(data.pays[letter])),
    scatterPays: byCount(data.scatterPays),
    freeSpins: byCount(data.freeSpins),
    multiplier: data.multiplier,
    maxFreeSpins: data.maxFreeSpins,
  };
}

/** For three, four and five of a kind; zeros without a list. */
function byCount([three = 0, four = 0, five = 0]: readonly number[] = []): readonly [number, number, number] {
  return [three, four, five];
}
