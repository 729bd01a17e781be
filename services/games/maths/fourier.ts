/** Complex numbers with separate real and imaginary parts; the length is a power of two. */
export interface Spectrum {
  real: Float64Array;
  imaginary: Float64Array;
}

/** Discrete Fourier transform in place; the inverse is not scaled by the length. */
export function transform({ real, imaginary }: Spectrum, isInverse = false): void {
  const size = real.length;
  reorder({ real, imaginary });
  for (let half = 1; half < size; half *= 2) {
    const angle = ((isInverse ? 1 : -1) * Math.PI) / half;
    for (let offset = 0; offset < half; offset += 1) {
      const cosine = Math.cos(angle * offset);
      const sine = Math.sin(angle * offset);
      for (let one = offset; one < size; one += 2 * half) {
        const other = one + half;
        const turnedReal = (real[other] ?? 0) * cosine - (imaginary[other] ?? 0) * sine;
        const turnedImaginary = (real[other] ?? 0) * sine + (imaginary[other] ?? 0) * cosine;
        real[other] = (real[one] ?? 0) - turnedReal;
        imaginary[other] = (imaginary[one] ?? 0) - turnedImaginary;
        real[one] = (real[one] ?? 0) + turnedReal;
        imaginary[one] = (imaginary[one] ?? 0) + turnedImaginary;
      }
    }
  }
}

/** Bit-reversal permutation. */
function reorder({ real, imaginary }: Spectrum): void {
  const size = real.length;
  for (let index = 1, reverse = 0; index < size; index += 1) {
    let bit = size >> 1;
    for (; (reverse & bit) !== 0; bit >>= 1) reverse ^= bit;
    reverse ^= bit;
    if (index >= reverse) continue;
    for (const part of [real, imaginary]) {
      const swapped = part[index] ?? 0;
      part[index] = part[reverse] ?? 0;
      part[reverse] = swapped;
    }
  }
}
