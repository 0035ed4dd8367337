import path from 'node:path';

const root = path.dirname(path.dirname(import.meta.dirname));

/**
 * What a program that a test starts has in its environment in any case: where programs lie, and where Node keeps what it has
 * compiled, for each of some hundred starts loads the same modules.
 */
export const programEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
};
