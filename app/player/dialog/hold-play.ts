/** Pauses play. @returns after two seconds at most, a function that resumes it */
type Hold = (reason: string) => Promise<() => void>;

let hold: Hold | undefined;

/** Registers the hold of a page with a game. @returns a function that removes it */
export function provideHold(own: Hold): () => void {
  hold = own;
  return () => {
    if (hold === own) hold = undefined;
  };
}

/** Pauses the page's game, if any, before something covers it. @returns a function that resumes the game */
export async function holdPlay(reason: string): Promise<() => void> {
  return (await hold?.(reason)) ?? (() => undefined);
}
