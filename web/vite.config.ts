import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { builtLocale } from './built-locale.ts';
import { directImports } from './direct-imports.ts';
import { endpointAddresses } from './endpoint-addresses.ts';

/** `#messages/…` and `#content/…` mean the folders of one language; to all that reads package.json, those in English. */
const alias = [
  { find: /^#messages\//, replacement: `@jyotiratna/messages/${builtLocale}/` },
  { find: /^#content\//, replacement: `${import.meta.dirname}/content/${builtLocale}/` },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [directImports(), endpointAddresses(), tailwindcss(), reactRouter()],
  resolve: { alias },
  // Of these two the pages need a tenth. Left outside the server's build, each process would keep all of them in memory.
  ssr: { noExternal: ['lucide-react', 'radix-ui'] },
  // Fonts are preloaded by URL, and data URLs are not allowed by the content security policy.
  build: { assetsInlineLimit: 0 },
  // What every page needs travels as a few files instead of forty: fewer requests, and they compress better together.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // A second sheet for a page costs its reader a round trip before anything is seen, for a kilobyte.
                { name: 'styles', test: /web[\\/].*\.css$/ },
                { name: 'frame', test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/ },
                {
                  name: 'shell',
                  test: /web[\\/](shell|session)[\\/]|web[\\/]ui[\\/](alert|button|chip|empty-state|field|mark|page-head|picture|price|skeleton|spinner|toast)\.|node_modules[\\/]lucide-react[\\/]/,
                  minShareCount: 6,
                },
                // Modules of some hundred bytes that most pages share. On a phone's line a file of its own costs each of them more
                // than its bytes: a remedy's page asks for 25 files instead of 50. A module that weighs stays where it is used.
                {
                  name: 'every-page',
                  test: /[\\/](use-promo|palette|page-facts|shop|skip-link|shop-frame|promo-strip|menu-button|money|plain-date|dates|india|months|breadcrumb|breadcrumb-json-ld|dot-label|graha|use-wishes|wishlist|guest-coupon|coupon)\.tsx?$/,
                  minShareCount: 3,
                  maxModuleSize: 5000,
                },
                {
                  name: 'remedy-parts',
                  test: /[\\/](chosen-variant|product-card|use-add-to-cart|product-language|kept-pin|stars|product-grid|stone-weight)\.tsx?$/,
                  minShareCount: 3,
                  maxModuleSize: 5000,
                },
              ],
            },
          },
        },
      },
    },
  },
});
