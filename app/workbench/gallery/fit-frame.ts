/** Minimum height of a frame, with space for dialogs. */
const minHeight = 240;
const ratio = '--gallery-scale';

/** Sets the frame's height to its block's, and scales it to the window unless full size is chosen. */
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
    // Scaling does not change layout size, so the height is set explicitly.
    const border = viewport.offsetHeight - viewport.clientHeight;
    viewport.style.blockSize = factor < 1 ? `${Math.ceil(frame.offsetHeight * factor) + border}px` : '';
  };
  const resize = () => {
    const page = frame.contentDocument?.documentElement;
    // A page is at least as high as its window, so the frame is shrunk before measuring.
    frame.style.blockSize = `${minHeight}px`;
    if (page) frame.style.blockSize = `${Math.max(minHeight, page.scrollHeight)}px`;
    scale();
  };
  const watch = () => {
    resize();
    const inner = frame.contentDocument?.querySelectorAll('[data-block] > *, [data-gallery-note]') ?? [];
    // An observer belongs to the frame's document and ends with it.
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
