import styles from './favourite-button.module.css';

const svg = 'http://www.w3.org/2000/svg';
const outline =
  'M12 20.5S3.5 15.2 3.5 9.1A4.6 4.6 0 0 1 12 6.6a4.6 4.6 0 0 1 8.5 2.5c0 6.1-8.5 11.4-8.5 11.4Z';

/** Inserts the favourite button right after a game's tile; `aria-pressed` holds its state. */
export function addFavouriteButton(tile: HTMLElement, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.heart ?? '';
  button.setAttribute('aria-label', label);
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', outline);
  icon.append(path);
  button.append(icon);
  tile.after(button);
  if (styles.holder) tile.parentElement?.classList.add(styles.holder);
  return button;
}
