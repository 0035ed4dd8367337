/** Chromium's engine compiles functions lazily, unless a file starts with this comment. */
const allAtOnce = '//# allFunctionsCalledOnLoad\n';

/** A file of which a page runs a small part: the library for calls by video. */
const large = /^livekit-client/;

type Bundle = Record<string, { type: string; name?: string; code?: string }>;

/**
 * Chunks are so fine-grained that a page runs most of its loaded code. Each hints Chromium to
 * compile all of it while it arrives, off the main thread, instead of function by function
 * during hydration.
 */
export function compileHints() {
  return {
    name: 'compile-hints',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle: {
      // Vite prepends a list to a file with dynamic imports.
      order: 'post' as const,
      handler(_options: unknown, bundle: Bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !large.test(file.name ?? '')) file.code = allAtOnce + file.code;
      },
    },
  };
}
