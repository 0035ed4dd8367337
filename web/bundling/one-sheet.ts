type Chunk = { type: string; facadeModuleId?: string | null; viteMetadata?: { importedCss: Set<string> } };

/**
 * Has the sheet that `chunks.ts` puts all styles into belong to the document alone. Each page imports it as well, and so does each
 * part of one that is loaded later: for those Vite would add the sheet a second time, as the router writes its address in another
 * way, and the browser would work out the style of every element anew.
 */
export function oneSheet() {
  return {
    name: 'one-sheet',
    // Between what finds each chunk's styles and what writes them down.
    enforce: 'post' as const,
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(_options: unknown, bundle: Record<string, Chunk>) {
      const [sheet, ...more] = Object.keys(bundle).filter((file) => /^assets\/styles-[\w-]+\.css$/.test(file));
      const [root] = Object.values(bundle).filter(({ facadeModuleId }) =>
        /\/web\/root\.tsx\b/.test(facadeModuleId ?? ''),
      );
      if (!sheet || more.length > 0 || !root?.viteMetadata)
        throw new Error('The build has no sheet of styles, or several.');
      for (const { viteMetadata } of Object.values(bundle)) viteMetadata?.importedCss.delete(sheet);
      root.viteMetadata.importedCss.add(sheet);
    },
  };
}
