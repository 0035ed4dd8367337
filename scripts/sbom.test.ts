import { expect, it } from 'vitest';
import { settle } from './sbom.ts';

const bomOf = (folder: string, at: string) => ({
  serialNumber: `urn:uuid:${at}`,
  metadata: { timestamp: at, component: { name: folder, version: '0.1.0' } },
  components: [{ name: 'fastify' }],
});

it('the bill of materials depends on the lock file, but not on date and folder', () => {
  const one = settle(bomOf('shop', '2026-11-22'), 'jyotiratna', 'lock');
  expect(settle(bomOf('copy', '2027-03-01'), 'jyotiratna', 'lock')).toEqual(one);
  expect(one).toMatchObject({
    metadata: { component: { name: 'jyotiratna' } },
    components: [{ name: 'fastify' }],
  });
  expect(one.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
  );
  expect(settle(bomOf('shop', '2026-11-22'), 'jyotiratna', 'other').serialNumber).not.toBe(
    one.serialNumber,
  );
});
