/** Chromium's engine gets no function ready before it is called, unless a file begins with these words. */
const allAtOnce = '//# allFunctionsCalledOnLoad\n';

/** A file of which a page runs a small part: the library for calls by video. */
const large = /^livekit-client/;

type Bundle = Record<string, { type: string; name?: string; code?: string }>;

/**
 * Files are cut so small that a page runs most of what it loads. Each asks Chromium to get all of it ready while it arrives, beside the
 * main thread, which else does so function by function while it takes the page over.
 */
export function compileHints() {
  return {
    name: 'compile-hints',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle: {
      // Vite puts a list before the words of a file that loads others later.
      order: 'post' as const,
      handler(_options: unknown, bundle: Bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !large.test(file.name ?? '')) file.code = allAtOnce + file.code;
      },
    },
  };
}
