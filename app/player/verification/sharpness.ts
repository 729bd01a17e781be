/**
 * Sharpness of a picture: the variance of its brightness after a Laplacian filter, which responds to edges; close to
 * 0 for a blurred photo.
 * @param data four bytes per pixel: red, green, blue, opacity
 */
export function sharpnessOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): number {
  const brightness = (x: number, y: number): number => {
    const at = (y * width + x) * 4;
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  };
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edges =
        brightness(x - 1, y) +
        brightness(x + 1, y) +
        brightness(x, y - 1) +
        brightness(x, y + 1) -
        4 * brightness(x, y);
      sum += edges;
      squares += edges * edges;
      count += 1;
    }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}
