/** Stops play. @returns after two seconds at most, a function that lets it go on */
type Hold = (reason: string) => Promise<() => void>;

let hold: Hold | undefined;

/** Called by a page with a game. @returns a function that takes it back */
export function provideHold(own: Hold): () => void {
  hold = own;
  return () => {
    if (hold === own) hold = undefined;
  };
}

/** Stops the game of the page, if it has one, before something covers it. @returns lets the game go on */
export async function holdPlay(reason: string): Promise<() => void> {
  return (await hold?.(reason)) ?? (() => undefined);
}
