/**
 * Corners of the box that Noto fonts display for a missing character: the outer contour, clockwise,
 * and the inner one.
 */
const corners = [
  [94, 0],
  [94, 714],
  [505, 714],
  [505, 0],
  [145, 51],
  [454, 51],
  [454, 663],
  [145, 663],
] as const;

/**
 * The outline of the box in the format of the OpenType table `glyf`, because subset fonts lose
 * theirs.
 */
export const missingGlyph = outlineOf();

function outlineOf(): Buffer {
  const header = [2, 94, 0, 505, 714, 3, 7, 0];
  const steps = (axis: 0 | 1) =>
    corners.map((corner, at) => corner[axis] - (corners[at - 1]?.[axis] ?? 0));
  // Flags: each corner is a point on the outline, with coordinates of two bytes.
  const flags = Buffer.alloc(corners.length, 0x01);
  return Buffer.concat([int16(header), flags, int16(steps(0)), int16(steps(1))]);
}

function int16(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [at, number] of numbers.entries()) bytes.writeInt16BE(number, at * 2);
  return bytes;
}
