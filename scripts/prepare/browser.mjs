// Where a Chromium is, and how to get one. Imports only node:*.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The path of a Chromium or Chrome: CHROMIUM_PATH, one on the PATH, Playwright's cache, macOS' place; else undefined. */
export function findBrowser() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...(process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...inPlaywrightCache(),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

function inPlaywrightCache() {
  const cache = path.join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const folders = readdirSync(cache).filter((name) => name.startsWith('chromium-'));
  return folders
    .sort()
    .reverse()
    .map((name) => path.join(cache, name, 'chrome-linux', 'chrome'));
}

/** Installs Debian's Chromium where this process may; else says what to do and ends. */
export function installBrowser() {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser journeys …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // Another installation may hold the lock for a while: apt waits for it.
    const wait = ['-o', 'DPkg::Lock::Timeout=300', '-q'];
    spawnSync('apt-get', [...wait, 'update'], { env, stdio: 'ignore' });
    spawnSync('apt-get', [...wait, 'install', '-y', '--no-install-recommends', 'chromium'], { env, stdio: 'inherit' });
  }
  if (!findBrowser()) {
    console.error('The browser journeys need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program.');
    process.exit(1);
  }
}
