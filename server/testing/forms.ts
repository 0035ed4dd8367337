import type { Reply, Visitor } from './test-shop.ts';

type File = { field?: string; name?: string; type?: string; bytes: Buffer };

/** A multipart form as the shop's own pages send it; list-like values become JSON text. */
export async function sendForm(
  visitor: Visitor,
  method: 'post' | 'put',
  path: string,
  fields: Record<string, unknown>,
  files: (Buffer | File)[] = [],
  headers: Record<string, string> = { origin: 'http://localhost:3000' },
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const given of files) {
    const {
      bytes,
      field = 'images',
      name = 'picture.png',
      type = 'image/png',
    } = Buffer.isBuffer(given) ? { bytes: given } : given;
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type')!;
  const payload = Buffer.from(await encoded.arrayBuffer());
  return visitor[method](path, payload, { 'content-type': contentType, ...headers });
}
