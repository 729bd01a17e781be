import styles from './toast.module.css';

/** SHELL-02. */
export type ToastKind = 'success' | 'error' | 'warning';

export interface Toast {
  kind: ToastKind;
  /** The sentence shown, already translated. */
  value: string;
  /** Milliseconds until it closes by itself; 0 stays. Pointing at it, or focusing it, pauses the time. */
  timer?: number;
  swipeable?: boolean;
  /** Name of its close button, already translated. */
  closeLabel: string;
}

const standardTimerMs = 6_000;
const swipeDistance = 80;

/** Shows a message at the edge of the screen; screen readers read it out. */
export function showToast({
  kind,
  value,
  timer = standardTimerMs,
  swipeable = true,
  closeLabel,
}: Toast): void {
  const toast = document.createElement('div');
  toast.className = `${styles.toast} ${styles[kind]}`;
  toast.dataset['toast'] = kind;
  const text = document.createElement('p');
  text.textContent = value;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', closeLabel);
  const remove = () => toast.remove();
  close.addEventListener('click', remove);
  toast.append(text, close);
  if (timer > 0) removeLater(toast, timer, remove);
  if (swipeable) removeOnSwipe(toast, remove);
  region(kind).append(toast);
}

/** Errors interrupt, the rest waits for a pause; both live regions must exist before text is put into them. */
function region(kind: ToastKind): HTMLElement {
  const role = kind === 'error' ? 'alert' : 'status';
  const existing = document.querySelector<HTMLElement>(`[data-toasts="${role}"]`);
  if (existing) return existing;
  const made = document.createElement('div');
  made.dataset['toasts'] = role;
  made.setAttribute('role', role);
  made.className = styles.region ?? '';
  document.body.append(made);
  return made;
}

function removeLater(toast: HTMLElement, timer: number, remove: () => void): void {
  let running = setTimeout(remove, timer);
  const hold = () => clearTimeout(running);
  const goOn = () => {
    clearTimeout(running);
    running = setTimeout(remove, timer);
  };
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('pointerleave', goOn);
  toast.addEventListener('focusin', hold);
  toast.addEventListener('focusout', goOn);
}

function removeOnSwipe(toast: HTMLElement, remove: () => void): void {
  let start: number | undefined;
  toast.addEventListener('pointerdown', ({ clientX }) => (start = clientX));
  toast.addEventListener('pointermove', ({ clientX }) => {
    if (start === undefined) return;
    toast.style.translate = `${clientX - start}px`;
    if (Math.abs(clientX - start) > swipeDistance) remove();
  });
  const end = () => {
    start = undefined;
    toast.style.translate = '';
  };
  toast.addEventListener('pointerup', end);
  toast.addEventListener('pointerleave', end);
}
