/** Runs in every page before its own scripts. Plain JavaScript: what the compiler adds to functions is not there in a page. */
(() => {
  // Scripts that draw lots draw the same ones.
  let state = 1;
  Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;

  // Nothing moves or blinks. A sheet made by a script is one the site's policy lets in.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    animation: none !important; transition: none !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
  }`);
  document.adoptedStyleSheets = [sheet];

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  /** When nothing else waits to be done: a mounted island may still be at its first render. */
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

  /** Of islands, too, which bring theirs when they start: a row that scrolls sideways never shows its last ones. */
  const hurryImages = () => {
    for (const image of document.images) image.loading = 'eager';
  };

  /** Brings what waits to be seen into the window, up and down only: rows that scroll sideways stay where they are. */
  async function showMissing() {
    for (const element of [...missingIslands(), ...missingImages()]) {
      const box = element.getClientRects()[0] ?? element.firstElementChild?.getClientRects()[0];
      if (box) window.scrollTo(0, window.scrollY + box.top - innerHeight / 2);
      await frame();
      await frame();
    }
  }

  /**
   * Waits for fonts, pictures and islands, and shows the page those that wait to be seen. Answers what did not come in time.
   */
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
