import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawGround } from './draw-ground.ts';
import { drawShareImage, type ShareImage } from './draw-share-image.ts';
import { shareSize } from './share-ground.ts';

const text = { title: 'Tiger’s Eye Bracelet', line: 'Semi-Precious' };
const draw = (image: ShareImage) => drawShareImage(image, async (ground) => drawGround(ground));
const square = (background: { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 640, height: 640, channels: 4, background } })
    .webp({ lossless: true })
    .toBuffer();

/** The colour of a pixel, each channel 0 to 255. */
async function colourAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

it('is a JPEG of the stated size, small enough for a message', async () => {
  const jpeg = await draw(text);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...shareSize });
  expect(jpeg.length).toBeLessThan(300 * 1024);
});

it('renders the title: another title yields another image', async () => {
  const [one, same, other] = await Promise.all([
    draw(text),
    draw(text),
    draw({ ...text, title: 'Lapis Lazuli Bracelet' }),
  ]);
  expect(one.equals(same)).toBe(true);
  expect(one.equals(other)).toBe(false);
});

it('shows the tint through a transparent image, and covers it with a photograph', async () => {
  const glass = await square({ r: 0, g: 0, b: 0, alpha: 0 });
  const red = await square({ r: 200, g: 0, b: 0, alpha: 1 });
  const cutOut = await draw({
    ...text,
    picture: { bytes: glass, hasAlpha: true, tint: '#e3e8f3' },
  });
  const photo = await draw({ ...text, picture: { bytes: red, hasAlpha: false, tint: null } });
  const [ground, covered] = [await colourAt(cutOut, 1000, 300), await colourAt(photo, 1000, 300)];
  for (const [channel, value] of [0xe3, 0xe8, 0xf3].entries())
    expect(Math.abs(ground[channel]! - value)).toBeLessThan(4);
  for (const [channel, value] of [200, 0, 0].entries())
    expect(Math.abs(covered[channel]! - value)).toBeLessThan(6);
});

it('has a dark variant', async () => {
  const [red, green, blue] = await colourAt(await draw({ ...text, night: true }), 600, 20);
  expect(red! + green! + blue!).toBeLessThan(150);
});
