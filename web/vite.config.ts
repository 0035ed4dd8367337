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
 * package.json, those in English.
 */
const alias = [
  { find: /^#messages\//, replacement: `@jyotiratna/messages/${builtLocale}/` },
  { find: /^#content\//, replacement: `${import.meta.dirname}/content/${builtLocale}/` },
];

/**
 * Chromium compiles all functions of a file that begins so while it arrives, beside the main thread
 * (docs/decisions/pages.md). A page runs a small part of the library for calls by video.
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
  // The pages need a part of most packages. As externals of the server's build, each process
  // would load all of them into memory.
  ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
  // Fonts are preloaded by URL, and data URLs are not allowed by the content security policy.
  // Files for the server are read from its disk, however large; the build of a first start must
  // not print bundler timings.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    // A second style sheet for a page costs a round trip before the first paint, for a kilobyte.
    cssCodeSplit: false,
    // Lists of each part's imports would precede the compile hint and weigh more than the round
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
