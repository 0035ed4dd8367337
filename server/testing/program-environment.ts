import path from 'node:path';
import { quickStart } from '../../scripts/testing/quick-start.ts';

const root = path.dirname(path.dirname(import.meta.dirname));

/**
 * The minimal environment of a program started by a test: PATH, and Node's compile cache, because
 * some hundred starts load the same modules.
 */
export const processEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
};

/**
 * Node's arguments for a fast start of a program built by the set-up of the integration tests
 * (vite.config.ts next to this file). From a thousand source files it would take twice as long.
 */
export const builtProgram = (name: 'admin' | 'serve-api'): string[] => [
  ...quickStart,
  path.join(import.meta.dirname, 'build', `${name}.js`),
];
