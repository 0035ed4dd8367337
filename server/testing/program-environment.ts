import path from 'node:path';
import { quickStart } from '../../scripts/testing/quick-start.ts';

const root = path.dirname(path.dirname(import.meta.dirname));

/**
 * The minimal environment of a program started by a test: the path of programs, and Node's
 * compile cache, for each of some hundred starts loads the same modules.
 */
export const processEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
};

/**
 * Node's arguments to start a program quickly that the set-up of the integration tests has built
 * (vite.config.ts next to this file). From a thousand sources it would take twice as long.
 */
export const builtProgram = (name: 'admin' | 'serve-api'): string[] => [
  ...quickStart,
  path.join(import.meta.dirname, 'build', `${name}.js`),
];
