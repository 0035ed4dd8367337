import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.dirname(import.meta.dirname);

type Bom = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
  [part: string]: unknown;
};

/**
 * Normalizes a bill of materials (SBOM), so that it depends only on lock file and npm version:
 * without a timestamp, named after the package instead of its folder, and with a serial number
 * derived from the lock file.
 */
export function settle(bom: Bom, name: string, lock: string): Bom {
  const hex = createHash('sha256').update(lock).digest('hex');
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const { timestamp: _, ...metadata } = bom.metadata;
  return {
    ...bom,
    serialNumber: `urn:uuid:${uuid}`,
    metadata: { ...metadata, component: { ...metadata.component, name } },
  };
}

/**
 * `npm run sbom`: writes `artifacts/sbom.cdx.json` (CycloneDX) with every package of the lock file,
 * its hash and licence.
 */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--package-lock-only',
  ];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(stderr || 'npm sbom failed.');
    process.exit(1);
  }
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string;
  };
  const file = path.join(root, 'artifacts', 'sbom.cdx.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const bom = settle(JSON.parse(stdout) as Bom, name, lock);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${path.relative(root, file)}: ${(bom.components as unknown[]).length} packages`);
}
