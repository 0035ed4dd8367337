// Makes the checkout ready: `node scripts/prepare.mjs install build browser`. Runs before `npm
// start` and `npm test` on any Node from 20 on, with nothing installed yet, so it imports only
// node:*. Each step is skipped while the hash of its inputs is unchanged.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bringBrowsers } from './prepare/browser.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const workspaces = ['contract', 'jyotish', 'messages', 'sandbox-gateway', 'server', 'web'];

const steps = {
  /**
   * Installs the packages of the lock. Their install scripts stay off: none of them is needed. The
   * embedded database that comes with them makes the files that every shop begins with.
   */
  install() {
    const inputs = [
      'package.json',
      'package-lock.json',
      '.npmrc',
      ...workspaces.map((name) => `${name}/package.json`),
    ];
    whenStale('Installing packages', 'node_modules/.prepared', inputs, () => {
      run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    });
    const embedded = 'node_modules/.cache/embedded-database';
    const maker = 'server/db/make-empty-database.ts';
    whenStale(
      'Making an empty database',
      `${embedded}/.prepared`,
      ['package-lock.json', maker],
      () => {
        run('node', [maker, `${embedded}/empty`]);
      },
    );
  },

  /**
   * Builds the storefront in each language and compresses its files once, so that serving them
   * costs nothing; and the server, which takes less memory in a few files.
   */
  build() {
    const both = ofBoth();
    whenStale(
      'Building the storefront',
      'web/build/.prepared',
      [...both, ...filesIn('web')],
      () => {
        for (const language of languages()) {
          run(bin('react-router'), ['build', '--logLevel=warn'], {
            cwd: path.join(root, 'web'),
            env: { ...process.env, NODE_ENV: 'production', SHOP_LANGUAGE: language },
          });
          for (const file of filesIn(`web/build/${language}/client`, true))
            compress(path.join(root, file));
        }
      },
    );
    whenStale('Building the server', 'server/build/.prepared', [...both, ...ofServer()], () => {
      run(bin('vite'), ['build', 'server', '--logLevel=warn']);
    });
  },

  /** Builds the programs that the integration tests start as separate processes. */
  programs() {
    whenStale(
      'Building what tests start',
      'server/testing/build/.prepared',
      [...ofBoth(), ...ofServer()],
      () => {
        run(bin('vite'), [
          'build',
          'server',
          '--config=server/testing/vite.config.ts',
          '--logLevel=warn',
        ]);
      },
    );
  },

  /** Finds or installs Chromium for the browser journeys. */
  browser() {
    bringBrowsers();
  },
};

for (const name of process.argv.slice(2)) steps[name]();

/** The shared inputs of the storefront's and the server's builds. */
function ofBoth() {
  return [
    'package-lock.json',
    ...['contract', 'messages', 'scripts/prepare'].flatMap((folder) => filesIn(folder)),
  ];
}

function ofServer() {
  return ['jyotish', 'sandbox-gateway', 'server'].flatMap((folder) => filesIn(folder));
}

function whenStale(title, stampFile, inputs, work) {
  const hash = createHash('sha256');
  for (const file of inputs)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  const stamp = hash.digest('hex');
  const file = path.join(root, stampFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  console.log(`${title} …`);
  work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

/** The languages: the folders of messages that have a `language.ts`. */
function languages() {
  return readdirSync(path.join(root, 'messages')).filter((name) =>
    existsSync(path.join(root, 'messages', name, 'language.ts')),
  );
}

function filesIn(folder, built = false) {
  const skip = built ? [] : ['node_modules', 'build', '.react-router'];
  const found = [];
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (skip.includes(entry.name)) continue;
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...filesIn(file, built));
    else found.push(file);
  }
  return found.sort();
}

function compress(file) {
  if (!/\.(js|css|svg|json|txt|webmanifest|html)$/.test(file) || statSync(file).size < 1024) return;
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

function bin(name) {
  return path.join(root, 'node_modules', '.bin', name);
}

/** Runs a program with the pinned Node first on the path; its failure ends the preparation. */
function run(command, args, options = {}) {
  const env = options.env ?? process.env;
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...env, PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${env.PATH}` },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(`${path.basename(command)} ${args.join(' ')} failed.`);
    process.exit(result.status ?? 1);
  }
}
