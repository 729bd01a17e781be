/** The state of the bar above a game (GAME-27). */
export interface BarState {
  gameTitle: string;
  gameId: string;
  providerTitle: string;
  /** Whether the header of the site is shown above it. */
  headerVisibility: boolean;
  isFullScreen: boolean;
  showSwipeText: boolean;
  /** Title and description of the page. */
  metadata: { title: string; description?: string };
}

/** @param isPhone whether the bar replaces the site's header */
export function initialBar(
  game: Pick<BarState, 'gameTitle' | 'gameId' | 'providerTitle' | 'metadata'>,
  isPhone: boolean,
): BarState {
  return { ...game, headerVisibility: !isPhone, isFullScreen: false, showSwipeText: false };
}

export type BarEvent =
  { type: 'playing' } | { type: 'stopped' } | { type: 'full screen'; isFullScreen: boolean };

/** Phones show the swipe hint until the game fills the screen (GAME-35). */
export function nextBar(bar: BarState, event: BarEvent): BarState {
  switch (event.type) {
    case 'playing':
      return { ...bar, showSwipeText: !bar.headerVisibility && !bar.isFullScreen };
    case 'stopped':
      return { ...bar, showSwipeText: false };
    case 'full screen':
      return {
        ...bar,
        isFullScreen: event.isFullScreen,
        showSwipeText: bar.showSwipeText && !event.isFullScreen,
      };
  }
}
