export interface VideoProps {
  /** Starts by itself, without sound, where the visitor minds neither motion nor data. */
  loop: boolean;
}

function mindsMotionOrData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return savesData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Plays the film in place of the link to its file. One that cannot be loaded gives its place back to the picture and says so. */
export function mount(element: HTMLElement, { loop }: VideoProps): void {
  const cover = element.querySelector<HTMLAnchorElement>('[data-cover]');
  const pattern = element.querySelector('template')?.content.querySelector('video');
  const failed = element.querySelector<HTMLElement>('[data-failed]');
  if (!cover || !pattern) return;

  function start(link: HTMLAnchorElement, film: HTMLVideoElement): void {
    film.muted = loop;
    // The poster stays below the video until its first frame.
    link.inert = true;
    link.after(film);
    film.addEventListener('playing', () => (film.dataset.shown = ''), { once: true });
    film.querySelector('source:last-of-type')?.addEventListener('error', () => {
      film.remove();
      link.inert = false;
      if (failed) failed.textContent = failed.dataset.failed ?? '';
      if (!loop) link.focus();
    });
    if (failed) failed.textContent = '';
    // Where the browser refuses to start it, its controls are there.
    film.play().catch(() => undefined);
  }

  cover.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const film = document.importNode(pattern, true);
    start(cover, film);
    film.focus();
  });
  if (loop && !mindsMotionOrData()) start(cover, document.importNode(pattern, true));
}
