import { setTimeout as pause } from 'node:timers/promises';
import type { Import } from '@jyotiratna/contract/admin/imports';
import { customerFile, orderFile, productFile, reviewFile, type Size } from './old-shop.ts';

const mapping = { options: {}, countryOfOrigin: 'India', mrpFromPrice: true, onePiece: true };

/** A client with which an administrator imports a shop over HTTP. */
export async function createMover(
  url: string,
  { email, password }: { email: string; password: string },
) {
  const origin = { origin: new URL(url).origin };
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { ...origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`login: ${login.status} ${await login.text()}`);
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  async function call(method: string, path: string, body?: FormData | string): Promise<Import> {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const reply = await fetch(`${url}/api/admin/imports${path}`, {
      method,
      headers: { ...origin, cookie, ...type },
      ...(body !== undefined && { body }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { import: Import }).import;
  }
  const show = (id: string) => call('GET', `/${id}`);
  return {
    show,
    /** Uploads the files of a fictitious shop of the given size. @returns the import's id */
    async begin(size: Size, imageHost: string): Promise<string> {
      const { id } = await call('POST', '');
      for (const file of [
        productFile(size, imageHost),
        customerFile(size),
        orderFile(size),
        reviewFile(size),
      ]) {
        const form = new FormData();
        form.append('file', new Blob([...file]), 'export.csv');
        await call('POST', `/${id}/files`, form);
      }
      return id;
    },
    check: (id: string) => call('POST', `/${id}/check`, JSON.stringify({ mapping })),
    run: (id: string) => call('POST', `/${id}/run`),
    /** Waits for an import's status. @param tell receives a progress line every half minute */
    async until(
      id: string,
      status: Import['status'],
      tell?: (line: string) => void,
    ): Promise<Import> {
      for (let n = 1; ; n += 1) {
        const now = await show(id);
        if (now.status === status) return now;
        if (n % 120 === 0) tell?.(`${now.done} of ${now.total}`);
        await pause(250);
      }
    },
  };
}
