/**
 * Runs in every page before its own scripts. Plain JavaScript, because the compiler's helper functions are not
 * available in a page.
 */
(() => {
  // Makes Math.random deterministic.
  let state = 1;
  Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;

  // Disables animations and carets. A constructed stylesheet is allowed by the site's Content-Security-Policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    animation: none !important; transition: none !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
  }`);
  document.adoptedStyleSheets = [sheet];

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  /** Waits for idle time: a mounted island may still be in its first render. */
  const idle = () => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }));

  // An element with display: contents has no box of its own.
  const isShown = (element) =>
    element.getClientRects().length > 0 || (element.firstElementChild?.getClientRects().length ?? 0) > 0;

  const missingIslands = () =>
    [...document.querySelectorAll('[data-island]:not([data-mounted])')].filter(
      (element) =>
        element.dataset.on !== 'interaction' && (element.dataset.on !== 'visible' || isShown(element)),
    );

  const missingImages = () => [...document.images].filter((image) => !image.complete && isShown(image));

  /** Loads lazy pictures at once, including those of islands: a row that scrolls sideways never shows its last ones. */
  const hurryImages = () => {
    for (const image of document.images) image.loading = 'eager';
  };

  /** Scrolls elements that wait to be visible into the window, vertically only: sideways scrolling rows are not changed. */
  async function showMissing() {
    for (const element of [...missingIslands(), ...missingImages()]) {
      const box = element.getClientRects()[0] ?? element.firstElementChild?.getClientRects()[0];
      if (box) window.scrollTo(0, window.scrollY + box.top - innerHeight / 2);
      await frame();
      await frame();
    }
  }

  /** Waits for fonts, pictures and islands, and scrolls to those that wait to be visible. Returns parts that timed out. */
  globalThis.settlePicture = async (longestMs) => {
    const deadline = performance.now() + longestMs;
    const inTime = (work) =>
      Promise.race([
        work,
        new Promise((resolve) => setTimeout(resolve, Math.max(0, deadline - performance.now()))),
      ]);
    await inTime(Promise.all([...document.fonts].map((face) => face.load().catch(() => {}))));
    await frame();
    hurryImages();
    while (missingIslands().length + missingImages().length > 0 && performance.now() < deadline) {
      await showMissing();
      hurryImages();
      await frame();
    }
    window.scrollTo(0, 0);
    // Decoded pictures are painted with the next frame.
    await inTime(
      Promise.all([...document.images].filter(isShown).map((image) => image.decode().catch(() => {}))),
    );
    await inTime(document.fonts.ready);
    await idle();
    await frame();
    await frame();
    return [
      ...missingIslands().map(({ dataset }) => `island ${dataset.island} did not start`),
      ...missingImages().map((image) => `picture ${image.currentSrc || image.src} did not load`),
    ];
  };
})();
