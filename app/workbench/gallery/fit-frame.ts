/** A frame is at least this high, so that what opens in it has room. */
const minHeight = 240;
const ratio = '--gallery-scale';

/** Makes the frame as high as its block, and as small as the window unless the full size is chosen. */
export function fitFrame(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('[data-part="viewport"]');
  const frame = viewport?.querySelector('iframe');
  const fit = root.querySelector<HTMLElement>('[data-part="fit"]');
  const choice = fit?.querySelector('input');
  if (!viewport || !frame || !fit || !choice) return;
  fit.hidden = false;

  const scale = () => {
    const width = Number(frame.dataset['width']);
    const factor = choice.checked ? Math.min(1, viewport.clientWidth / width) : 1;
    frame.style.setProperty(ratio, String(factor));
    // Scaling changes how a box looks and not the space it takes.
    const border = viewport.offsetHeight - viewport.clientHeight;
    viewport.style.blockSize = factor < 1 ? `${Math.ceil(frame.offsetHeight * factor) + border}px` : '';
  };
  const resize = () => {
    const page = frame.contentDocument?.documentElement;
    // A page is never lower than its window, so its own height shows only in a low one.
    frame.style.blockSize = `${minHeight}px`;
    if (page) frame.style.blockSize = `${Math.max(minHeight, page.scrollHeight)}px`;
    scale();
  };
  const watch = () => {
    resize();
    const inner = frame.contentDocument?.querySelectorAll('[data-block] > *, [data-gallery-note]') ?? [];
    // A frame's own observer ends with its document.
    const Observer = frame.contentWindow?.['ResizeObserver' as never] as typeof ResizeObserver | undefined;
    if (!Observer) return;
    const observer = new Observer(resize);
    for (const element of inner) observer.observe(element);
  };

  choice.onchange = scale;
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
  new ResizeObserver(scale).observe(viewport);
  scale();
}
