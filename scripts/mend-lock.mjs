// Adds platform packages that a registry mirror did not list back to package-lock.json, so that
// `npm ci` accepts the lock on every machine. npm drops an optional entry that it could not look
// up, and then refuses its own lock ('Missing: … from lock file'). Run after each `npm install`; it
// changes nothing in a complete lock.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));

/** 'darwin-arm64' in a package's name says where it installs. */
function platformOf(name) {
  const os = /(darwin|linux|win32|freebsd|android|openbsd|netbsd|sunos|aix|wasi)/.exec(name)?.[1];
  const cpu = /(x64|arm64|ia32|arm|riscv64|ppc64|s390x|wasm32|loong64|mips64el)/.exec(name)?.[1];
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}) };
}

/** The lock's key under which `name`, asked for by the package at `from`, would be found. */
function find(from, name) {
  for (let base = from; ; base = base.slice(0, base.lastIndexOf('/node_modules/'))) {
    const key = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (lock.packages[key]) return key;
    if (!base.includes('/node_modules/'))
      return lock.packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
  }
}

let added = 0;
for (const [from, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = /^\d+\.\d+\.\d+\S*$/.test(range) ? range : undefined;
    const found = find(from, name);
    if (!version || (found && lock.packages[found].version === version)) continue;
    const key = found ? `${from}/node_modules/${name}` : `node_modules/${name}`;
    lock.packages[key] = { version, ...platformOf(name), optional: true };
    added += 1;
  }
}
for (const entry of Object.values(lock.packages)) if (!entry.link) delete entry.resolved;
const sorted = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(
  added
    ? `package-lock.json: ${added} optional platform entries added back`
    : 'package-lock.json is complete',
);
