/**
 * The maximum length of an uploaded image's longer side in px: somewhat more than the shop
 * displays.
 */
const maxSide = 1200;

/**
 * The multipart form of these images in the order of their names (2 before 10), each scaled down so
 * that all fit into one upload.
 */
export async function framesBody(files: readonly File[]): Promise<FormData> {
  const names = new Intl.Collator('en', { numeric: true });
  const body = new FormData();
  for (const file of files.toSorted((a, b) => names.compare(a.name, b.name)))
    body.append('frames', await shrink(file), file.name);
  return body;
}

/**
 * An image that the browser cannot decode is sent unchanged: the server rejects it with the reason.
 */
async function shrink(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const scale = maxSide / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return file;
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
