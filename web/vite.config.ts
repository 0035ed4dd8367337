import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { spoken } from './spoken.ts';

/** Under the condition 'hindi' the imports `#messages/…` and `#content/…` of package.json mean the Hindi files. */
const conditions = spoken === 'hi' ? ['hindi'] : [];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  // Fonts are preloaded by URL, and data URLs are not allowed by the content security policy.
  build: { assetsInlineLimit: 0 },
  // What every page needs travels as two files instead of forty: fewer requests, and they compress better together.
  environments: {
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
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
                  test: /web[\\/](shell|session)[\\/]|web[\\/]ui[\\/](alert|button|chip|empty-state|field|mark|page-head|picture|price|skeleton|spinner|toast)\.|contract[\\/]src[\\/]|node_modules[\\/]lucide-react[\\/]/,
                  minShareCount: 6,
                },
              ],
            },
          },
        },
      },
    },
  },
});
