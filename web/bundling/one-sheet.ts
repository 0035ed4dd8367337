type Chunk = { type: string; facadeModuleId?: string | null; viteMetadata?: { importedCss: Set<string> } };

/**
 * Assigns the style sheet with all styles (from `chunks.ts`) to the document alone. Each page
 * imports it as well, and so does each lazy part of one: for those Vite would add the sheet a
 * second time, as the router serialises its address differently, and the browser would
 * recompute the style of every element.
 */
export function oneSheet() {
  return {
    name: 'one-sheet',
    // Between the plugin that collects each chunk's styles and the one that emits them.
    enforce: 'post' as const,
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(_options: unknown, bundle: Record<string, Chunk>) {
      const [sheet, ...extra] = Object.keys(bundle).filter((file) => /^assets\/styles-[\w-]+\.css$/.test(file));
      const [root] = Object.values(bundle).filter(({ facadeModuleId }) =>
        /\/web\/root\.tsx\b/.test(facadeModuleId ?? ''),
      );
      if (!sheet || extra.length > 0 || !root?.viteMetadata)
        throw new Error('The build has no sheet of styles, or several.');
      for (const { viteMetadata } of Object.values(bundle)) viteMetadata?.importedCss.delete(sheet);
      root.viteMetadata.importedCss.add(sheet);
    },
  };
}
