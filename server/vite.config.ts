import path from 'node:path';
import { normalizePath, type Plugin, type UserConfig } from 'vite';
import { asciiSource } from '../scripts/prepare/ascii-source.ts';

/**
 * Programs of the server: the same modules in a few files, without types and comments, which
 * Node would otherwise keep in memory (docs/decisions/build-and-start.md). Names and
 * lines stay, so that an error can be located. All paths are from this folder.
 */
export const builtPrograms = (programs: string[], outDir: string): UserConfig => ({
  root: import.meta.dirname,
  plugins: [sourcePlaces(path.join(import.meta.dirname, outDir)), asciiSource()],
  ssr: {
    noExternal: true,
    external: [
      // Native code and WebAssembly.
      '@electric-sql/pglite',
      '@node-rs/argon2',
      'harfbuzzjs',
      'sharp',
      // These read files next to their own.
      '@fastify/swagger',
      '@fastify/swagger-ui',
      'fontkit',
      'ioredis',
      'pdfkit',
      'pino',
      'piscina',
      // The storefront's builds use the same copies.
      'react',
      'react-dom',
      'react-router',
      // For `npm run dev` alone.
      'vite',
    ],
  },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: programs,
      checks: { bundlerTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: false },
    },
  },
});

/** The server as `npm start` runs it. */
export default builtPrograms(['boot/main.ts'], 'build');

/**
 * Where a module of the shop names a file, it is the one next to its source; a thread's module is
 * built as well.
 */
function sourcePlaces(outDir: string): Plugin {
  return {
    name: 'source-places',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (file.includes('/node_modules/')) {
        if (/\b__(?:dir|file)name\b|\bimport\.meta\.(?!env\b)/.test(code))
          this.error(
            `${file} asks where it lies: its package belongs into the list of what is not built`,
          );
        return null;
      }
      if (!code.includes('import.meta')) return null;
      const source = normalizePath(path.relative(outDir, file));
      return code.replace(
        /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|\bimport\.meta\.(\w+)/g,
        (found: string, module?: string, property?: string) => {
          if (module) {
            const built = `${module}.js`;
            this.emitFile({
              type: 'chunk',
              id: path.resolve(path.dirname(file), `${module}.ts`),
              fileName: built,
            });
            return `new URL('./${built}', import.meta.url)`;
          }
          if (property === 'url') return `new URL('${source}', import.meta.url).href`;
          if (property === 'dirname')
            return `\`\${import.meta.dirname}/${path.posix.dirname(source)}\``;
          return this.error(`${file}: ${found} means another file once it is built`);
        },
      );
    },
  };
}
