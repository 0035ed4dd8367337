import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { asciiSource } from '../scripts/prepare/ascii-source.ts';
import { builtLocale } from './built-locale.ts';
import { chunks } from './bundling/chunks.ts';
import { directImports } from './bundling/direct-imports.ts';
import { endpointAddresses } from './bundling/endpoint-addresses.ts';
import { moduleSizes } from './bundling/module-sizes.ts';

/**
 * `#messages/…` and `#content/…` resolve to the folders of one language; for all tools that read
 * package.json, to the English ones.
 */
const alias = [
  { find: /^#messages\//, replacement: `@jyotiratna/messages/${builtLocale}/` },
  { find: /^#content\//, replacement: `${import.meta.dirname}/content/${builtLocale}/` },
];

/**
 * A comment that makes Chromium compile all functions of a script while it is downloaded, off the
 * main thread (docs/decisions/pages.md). Omitted for the library for video calls, of which a page
 * runs only a small part.
 */
const compileHint = ({ name }: { name: string }) =>
  name.startsWith('livekit-client') ? '' : '//# allFunctionsCalledOnLoad';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    directImports(),
    endpointAddresses(),
    tailwindcss(),
    reactRouter(),
    moduleSizes(`${import.meta.dirname}/build/${builtLocale}`),
    asciiSource(),
  ],
  resolve: { alias },
  // Bundled, because the pages need only a part of most packages: as externals, each process would
  // load them completely into memory.
  ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
  // Fonts are preloaded by URL, and data URLs are not allowed by the Content-Security-Policy. Files
  // for the server are read from its disk, however large; the build of a first start must not print
  // bundler timings.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    // A separate style sheet for a page costs a round trip before the first paint, for a kilobyte.
    cssCodeSplit: false,
    // Lists of each chunk's imports would precede the compile hint and cost more than the round
    // trips that they save.
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks() }, postBanner: compileHint },
        },
      },
    },
    ssr: { build: { cssCodeSplit: true, rolldownOptions: { output: { comments: false } } } },
  },
});
