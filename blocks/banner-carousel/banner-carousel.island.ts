interface BannerCarouselProps {
  /** Seconds a slide stays; 0: slides never change on their own. */
  seconds: number;
  texts: { previous: string; next: string; pause: string; play: string };
}

/**
 * Adds dots, previous and next buttons and, where slides advance, a button that stops them. Slides pause while the
 * pointer or the focus is on them, while the page is hidden, after any use of the controls, and always for visitors who
 * prefer reduced motion (WCAG 2.2.2).
 */
export function mount(element: HTMLElement, { seconds, texts }: BannerCarouselProps): void {
  const controls = element.querySelector<HTMLElement>('[data-controls]');
  const track = element.querySelector<HTMLElement>('[data-track]');
  if (!controls || !track) return;
  const slides = [...track.children];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;

  const show = (index: number): void => {
    const slide = slides[(index + slides.length) % slides.length];
    if (!slide) return;
    const [target, view] = [slide.getBoundingClientRect(), track.getBoundingClientRect()];
    const left = target.left + target.width / 2 - view.left - view.width / 2;
    track.scrollBy({ left, behavior: still.matches ? 'instant' : 'smooth' });
  };

  const button = (label: string, data: Record<string, string>, act: () => void): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.setAttribute('aria-label', label);
    Object.assign(made.dataset, data);
    made.addEventListener('click', act);
    return made;
  };

  const rotation = rotate(element, still, seconds, () => show(current + 1));
  const choose = (index: number): void => {
    rotation.stop();
    show(index);
  };
  const dots = slides.map((slide, index) =>
    button(slide.getAttribute('aria-label') ?? String(index + 1), { dot: '' }, () => choose(index)),
  );
  const toggle = button(texts.pause, { rotation: 'running' }, () => rotation.toggle());
  rotation.onChange = (running) => {
    toggle.dataset['rotation'] = running ? 'running' : 'stopped';
    toggle.setAttribute('aria-label', running ? texts.pause : texts.play);
  };
  if (seconds > 0 && !still.matches) controls.append(toggle);
  controls.append(
    button(texts.previous, { step: '-1' }, () => choose(current - 1)),
    ...dots,
    button(texts.next, { step: '1' }, () => choose(current + 1)),
  );
  element.dataset['enhanced'] = '';

  const mark = (index: number): void => {
    dots[current]?.removeAttribute('aria-current');
    current = index;
    dots[current]?.setAttribute('aria-current', 'true');
  };
  mark(0);
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) mark(slides.indexOf(target));
    },
    { root: track, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);
  // The edge of the next slide can be seen, so browsers do not scroll to what has the focus in it.
  track.addEventListener('focusin', ({ target }) => {
    const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    if (index >= 0) show(index);
  });
}

interface Rotation {
  onChange: (running: boolean) => void;
  /** Ends the rotation until the visitor starts it again. */
  stop(): void;
  toggle(): void;
}

/** Calls `advance` every so many seconds while nothing holds it. */
function rotate(element: HTMLElement, still: MediaQueryList, seconds: number, advance: () => void): Rotation {
  let running = seconds > 0 && !still.matches;
  let hovered = false;
  const held = (): boolean =>
    !running ||
    still.matches ||
    hovered ||
    document.hidden ||
    // A click leaves the focus on a button; only a visible focus means keyboard use. The button that
    // starts the slides must not hold them.
    element.querySelector(':focus-visible:not([data-rotation])') !== null;
  const set = (value: boolean): void => {
    running = value;
    rotation.onChange(running);
  };
  const rotation: Rotation = {
    onChange: () => undefined,
    stop: () => set(false),
    toggle: () => set(!running),
  };
  if (running) {
    element.addEventListener('pointerenter', ({ pointerType }) => (hovered = pointerType === 'mouse'));
    element.addEventListener('pointerleave', () => (hovered = false));
    element.addEventListener('touchstart', () => rotation.stop(), { passive: true });
    element.addEventListener(
      'wheel',
      ({ deltaX, deltaY }) => {
        if (Math.abs(deltaX) > Math.abs(deltaY)) rotation.stop();
      },
      { passive: true },
    );
    setInterval(() => {
      if (!held() && onScreen(element)) advance();
    }, seconds * 1000);
  }
  return rotation;
}

function onScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
