import { expect, it } from 'vitest';
import { byteReply } from './byte-reply.ts';

it.each([
  ['short', '{"products":[]}'],
  ['compressed', JSON.stringify(Array.from({ length: 1000 }, (_, n) => n))],
])('a %s reply keeps no more memory than its bytes', async (_, text) => {
  const { forms, identity } = await byteReply(200, [], text);
  const stored = [identity, ...forms.map(([, form]) => form)].flatMap(({ body }) => body ?? []);
  expect(stored.length).toBeGreaterThan(0);
  for (const body of stored) expect(body.buffer.byteLength).toBe(body.length);
});
