/** Tasks that wait for the end of the current press. */
let waiting: (() => void)[] = [];
let isPressed = false;
let isWatching = false;

/**
 * Runs a task at once, or after the current press. A layout shift between press and release would move the pressed
 * element away, and the browser would not send a click.
 */
export function afterPress(task: () => void): void {
  if (isPressed) waiting.push(task);
  else task();
}

/** Starts to observe presses; may be called repeatedly, before the first `afterPress`. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const press = () => (isPressed = true);
  const release = () => {
    isPressed = false;
    // The click event follows within the same task.
    setTimeout(() => {
      if (isPressed) return;
      const tasks = waiting;
      waiting = [];
      for (const task of tasks) task();
    });
  };
  // On touch screens the focus moves with the mouse events that browsers send after the pointer events.
  for (const type of ['pointerdown', 'mousedown'] as const)
    document.addEventListener(type, press, { capture: true, passive: true });
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const)
    document.addEventListener(type, release, { capture: true, passive: true });
  // A release outside the window sends no event.
  window.addEventListener('blur', release);
}
