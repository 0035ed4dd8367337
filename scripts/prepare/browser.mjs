// Where a Chromium is, and how to get one. Imports only node:*.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const inPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

/** Programs in Playwright's cache, the newest first. */
function inCache(folder, programs) {
  const cache = path.join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => name.startsWith(folder));
  return versions
    .sort()
    .reverse()
    .flatMap((version) => programs.map((program) => path.join(cache, version, program)));
}

const first = (candidates) => candidates.find((candidate) => existsSync(candidate));

/**
 * The path of a Chromium or Chrome: CHROMIUM_PATH, one on the PATH, Playwright's cache, macOS'
 * place; else undefined.
 */
export function findBrowser() {
  return (
    process.env.CHROMIUM_PATH ??
    first([
      ...inPath([
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
        'chrome',
      ]),
      ...inCache('chromium-', ['chrome-linux64/chrome', 'chrome-linux/chrome']),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ])
  );
}

/**
 * The path of Chromium's engine without the program around it, which shows the same pages for a
 * fifth less of the processor's time, but knows no microphone and no notices of the system.
 * CHROMIUM_PATH goes before it; undefined where there is none.
 */
export function findEngine() {
  return (
    process.env.CHROMIUM_PATH ??
    first([
      ...inPath(['chromium-headless-shell', 'chrome-headless-shell']),
      ...inCache('chromium_headless_shell-', [
        'chrome-headless-shell-linux64/chrome-headless-shell',
        'chrome-linux/headless_shell',
      ]),
    ])
  );
}

/**
 * Installs missing Chromium packages with apt-get if the process runs as root. Ends the process
 * when no Chromium is found.
 */
export function bringBrowsers() {
  const mayInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const missing = [!findBrowser() && 'chromium', !findEngine() && 'chromium-headless-shell'].filter(
    Boolean,
  );
  if (missing.length > 0 && mayInstall) {
    console.log('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // Another installation may hold the lock for a while: apt waits for it.
    const wait = ['-o', 'DPkg::Lock::Timeout=300', '-q'];
    const install = (...names) =>
      spawnSync('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...names], {
        env,
        stdio: 'inherit',
      });
    spawnSync('apt-get', [...wait, 'update'], { env, stdio: 'ignore' });
    // An older Debian has no package of the engine alone.
    if (install(...missing).status !== 0 && missing.length > 1) install('chromium');
  }
  if (!findBrowser()) {
    console.error(
      'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable.',
    );
    process.exit(1);
  }
}
