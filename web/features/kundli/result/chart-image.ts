import { palette } from '@jyotiratna/contract';
import { saveFile } from '../../../save-file.ts';

/** The sizes in pixels of the image and of the chart in it. */
const width = 1080;
const height = 1200;
const chartSide = 1000;

/**
 * An image (PNG) of a displayed chart, created in the browser: no birth details are sent for it.
 * All personal text is removed from the drawing; `name` is added below the chart if given.
 * @throws Error when the browser cannot draw it
 */
export async function chartImage(svg: string, name: string | null): Promise<Blob> {
  const svgElement = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  for (const personal of svgElement.querySelectorAll('title, desc, .kundli-name, .kundli-caption'))
    personal.remove();
  svgElement.setAttribute('width', String(chartSide));
  svgElement.setAttribute('height', String(chartSide));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svgElement))}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw pictures.');
  pen.fillStyle = palette.mayur900;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, (width - chartSide) / 2, 40, chartSide, chartSide);
  pen.textAlign = 'center';
  pen.fillStyle = palette.marble0;
  pen.font = "500 44px Eczar, 'Noto Sans Devanagari', serif";
  if (name) pen.fillText(name, width / 2, 1110, chartSide);
  pen.fillStyle = palette.kesar300;
  pen.font = "500 30px 'Anek Latin', sans-serif";
  pen.fillText('Jyotiratna', width / 2, name ? 1160 : 1130);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))),
      'image/png',
    ),
  );
}

/** Shares the image by the device, or downloads it if sharing is unavailable. */
export async function handOut(png: Blob, name = 'kundli.png'): Promise<void> {
  const file = new File([png], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the browser's dialog is a choice, not an error.
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  saveFile(file);
}
