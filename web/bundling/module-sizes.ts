import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Chunks of the build from the bundler's hook; sizes are in characters before minification. */
type Bundle = Record<
  string,
  { type: string; modules?: Record<string, { renderedLength: number }> }
>;

/**
 * Saves the modules of each browser script to `modules.json`, with their sizes before
 * minification, for the size benchmark.
 * @param folder the build folder of one language
 */
export function moduleSizes(folder: string) {
  const repository = path.resolve(import.meta.dirname, '../..');
  return {
    name: 'module-sizes',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    async writeBundle(_options: unknown, bundle: Bundle) {
      const scripts = Object.entries(bundle).flatMap(([file, { modules }]) => {
        if (!modules) return [];
        const lengths = Object.entries(modules).map(
          ([id, { renderedLength }]) => [path.relative(repository, id), renderedLength] as const,
        );
        return [[file, Object.fromEntries(lengths.filter(([, length]) => length > 0))] as const];
      });
      await writeFile(
        path.join(folder, 'modules.json'),
        JSON.stringify(Object.fromEntries(scripts)),
      );
    },
  };
}
