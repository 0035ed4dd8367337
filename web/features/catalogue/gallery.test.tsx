import type { Image } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

const image = (id: string): Image => ({
  id,
  width: 1000,
  height: 1000,
  widths: [160, 960],
  hasAlpha: true,
  alt: id,
});

it('loads the first image eagerly, and the rest lazily', () => {
  const images = ['whole', 'close', 'worn'].map(image);
  const html = renderToStaticMarkup(<Gallery name="Ruby" pictures={images} tint={null} />);
  const track = html.slice(html.indexOf('snap-x'), html.indexOf('<ul'));
  const slides = track.split('class="tile ').slice(1);
  expect(slides.map((slide) => /alt="(\w+)"/.exec(slide)?.[1])).toEqual(['whole', 'close', 'worn']);
  expect(
    slides.map((slide) => /loading="(\w+)" fetchPriority="(\w+)"/.exec(slide)?.slice(1)),
  ).toEqual([
    ['eager', 'high'],
    ['lazy', 'auto'],
    ['lazy', 'auto'],
  ]);
  expect(slides.map((slide) => slide.includes('[content-visibility:hidden]'))).toEqual([
    false,
    true,
    true,
  ]);
});
