import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter()],
  // Fonts are preloaded by URL, and data URLs are not allowed by the content security policy.
  build: { assetsInlineLimit: 0 },
});
