import { element, svgElement } from '../shell/element';
import type { Motion } from '../shell/motion';
import type { Sound } from '../sound/sound';
import { colourOf, wheelOrder } from './board';

const pocket = 360 / wheelOrder.length;
const turnMs = 4_200;

/** A wheel that stops with the number at the top. */
export class Wheel {
  readonly #disc = svgElement('g', { class: 'disc' });
  readonly #ball = svgElement('circle', { r: 4.4, cx: 0, cy: -74, class: 'ball' });
  readonly #track = svgElement('g', { class: 'track' });
  readonly root = element('div', { className: 'wheel', attributes: { 'aria-hidden': 'true' } });
  #angle = 0;

  constructor(
    readonly motion: Motion,
    readonly sound: Sound,
  ) {
    const drawing = svgElement('svg', { viewBox: '-104 -104 208 208' });
    for (const [place, number] of wheelOrder.entries()) {
      const middle = place * pocket;
      this.#disc.append(
        svgElement('path', { d: sector(middle, 96, 62), class: `pocket ${colourOf(number)}` }),
      );
      const label = svgElement('text', { transform: `rotate(${middle}) translate(0 -84)`, class: 'number' });
      label.textContent = String(number);
      this.#disc.append(label);
    }
    const spokes = [0, 45, 90, 135].map((turn) =>
      svgElement('rect', {
        x: -2,
        y: -40,
        width: 4,
        height: 80,
        transform: `rotate(${turn})`,
        class: 'spoke',
      }),
    );
    this.#disc.append(
      svgElement('circle', { r: 60, class: 'cone' }),
      ...spokes,
      svgElement('circle', { r: 13, class: 'hub' }),
    );
    this.#track.append(this.#ball);
    drawing.append(
      svgElement('circle', { r: 102, class: 'rim' }),
      svgElement('circle', { r: 97, class: 'inner' }),
      this.#disc,
      this.#track,
    );
    this.root.append(drawing);
  }

  async spin(number: number): Promise<void> {
    const to = -wheelOrder.indexOf(number) * pocket;
    const from = this.#angle;
    const turned = to - 360 * 2 + Math.min(0, Math.floor((from - to) / 360)) * 360;
    const ticks = setInterval(() => this.sound.ball(), 120);
    await Promise.all([
      this.motion.play(
        this.#disc,
        [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }],
        { duration: turnMs, easing: 'cubic-bezier(0.15, 0.6, 0.25, 1)' },
      ),
      this.motion.play(this.#track, [{ transform: 'rotate(0deg)' }, { transform: 'rotate(1800deg)' }], {
        duration: turnMs * 0.94,
        easing: 'cubic-bezier(0.1, 0.55, 0.35, 1)',
      }),
      this.motion.play(
        this.#ball,
        [
          { transform: 'translateY(-20px)' },
          { transform: 'translateY(-19px)', offset: 0.62 },
          { transform: 'translateY(-4px)', offset: 0.8 },
          { transform: 'translateY(-9px)', offset: 0.87 },
          { transform: 'translateY(0)' },
        ],
        { duration: turnMs * 0.94 },
      ),
    ]);
    clearInterval(ticks);
    this.#angle = to;
    this.#disc.setAttribute('transform', `rotate(${to})`);
  }
}

function sector(middle: number, outer: number, inner: number): string {
  const at = (radius: number, angle: number) => {
    const turned = ((angle - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(turned)).toFixed(2)} ${(radius * Math.sin(turned)).toFixed(2)}`;
  };
  const [from, to] = [middle - pocket / 2, middle + pocket / 2];
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}
