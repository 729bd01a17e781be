import { useEffect, useState } from 'react';

/** Set on the root element while a game fills the screen; read by the stylesheet of the stage. */
const mark = 'data-full-screen';

/**
 * Makes the whole document full-screen, so that marks required in view remain visible. Browsers that do not support it,
 * such as on some phones, at least let the game fill the page.
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
      // Refused, for example, within a frame: the game fills the page anyway.
      if (next) void document.documentElement.requestFullscreen?.().catch(() => undefined);
      else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    },
  };
}
