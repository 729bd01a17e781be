/** Possible wins of a round in stakes, ascending, each with its probability. */
export interface Outcomes {
  wins: number[];
  chances: number[];
}

/** Wins up to this are not grouped, in stakes. */
const EXACT = 20;
/** Width of the groups above, as a fraction of the win. */
const WIDTH = 0.03;
/** Rarer groups at the end are merged. */
const RAREST = 1e-10;

/** Groups the rare high wins of a distribution, each at its mean, so that the mean of the whole is unchanged. */
export function compact(distribution: Float64Array, unitsPerStake: number): Outcomes {
  const groups = new Map<number, { chance: number; sum: number }>();
  for (const [units, chance] of distribution.entries()) {
    if (chance <= 0) continue;
    const win = units / unitsPerStake;
    const key =
      win <= EXACT
        ? units
        : EXACT * unitsPerStake + 1 + Math.floor(Math.log(win / EXACT) / Math.log1p(WIDTH));
    const group = groups.get(key) ?? { chance: 0, sum: 0 };
    groups.set(key, { chance: group.chance + chance, sum: group.sum + chance * win });
  }
  const ordered = [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
  while (ordered.length > 1) {
    const last = ordered.at(-1);
    const before = ordered.at(-2);
    if (last === undefined || before === undefined || last.chance >= RAREST) break;
    ordered.splice(-2, 2, { chance: before.chance + last.chance, sum: before.sum + last.sum });
  }
  return {
    wins: ordered.map(({ chance, sum }) => Number((sum / chance).toPrecision(9))),
    chances: ordered.map(({ chance }) => Number(chance.toPrecision(12))),
  };
}
