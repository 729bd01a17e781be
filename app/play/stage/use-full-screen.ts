import { useEffect, useState } from 'react';

/** On the root of a document whose game fills the screen; the styles of the stage read it. */
const mark = 'data-full-screen';

/**
 * The whole document fills the screen, so that what the rules keep in view stays in view. Browsers that cannot do so, such as those of
 * some phones, at least give the game all of the page.
 */
export function useFullScreen(onChange: (isFullScreen: boolean) => void): {
  isFullScreen: boolean;
  toggle: () => void;
} {
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(mark, isFullScreen);
    onChange(isFullScreen);
    return () => root.removeAttribute(mark);
  }, [isFullScreen, onChange]);
  useEffect(() => {
    const follow = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return {
    isFullScreen,
    toggle() {
      const next = !isFullScreen;
      setFullScreen(next);
      window.scrollTo(0, 0);
      // Refused, for example within a frame: the page is filled all the same.
      if (next) void document.documentElement.requestFullscreen?.().catch(() => undefined);
      else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    },
  };
}
