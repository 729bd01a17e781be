/** Waiting for the end of the press under way. */
let waiting: (() => void)[] = [];
let isPressed = false;
let isWatching = false;

/**
 * Runs a task at once, or after the current press. A layout change between press and release would move the pressed element away, and
 * the browser would send it no click.
 */
export function afterPress(task: () => void): void {
  if (isPressed) waiting.push(task);
  else task();
}

/** Begins to follow presses; called before the first `afterPress`, any number of times. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const press = () => (isPressed = true);
  const release = () => {
    isPressed = false;
    // The click follows within the same task.
    setTimeout(() => {
      if (isPressed) return;
      const tasks = waiting;
      waiting = [];
      for (const task of tasks) task();
    });
  };
  // A tap moves the focus with the mouse events that browsers send after its pointer events.
  for (const type of ['pointerdown', 'mousedown'] as const)
    document.addEventListener(type, press, { capture: true, passive: true });
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const)
    document.addEventListener(type, release, { capture: true, passive: true });
  // A pointer that is released outside the window is not heard of.
  window.addEventListener('blur', release);
}
