import type { Plugin } from 'vite';

/**
 * Builds for the server are read by Node alone, which keeps the text of every module it runs: a byte a letter where all of them
 * are ASCII, else two. Letters beyond are therefore written as escapes, `\u20b9`, in files where that makes less of them.
 */
export function asciiSource(): Plugin {
  return {
    name: 'ascii-source',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withEscapes(file.code);
    },
  };
}

const beyond = /(\\*)([\u0080-\uffff])/g;

/** Code that means the same: escapes stand in texts, patterns and names alike. */
export function withEscapes(code: string): string {
  const escaped = code.replace(beyond, (_all, slashes: string, letter: string) => {
    // A slash before it that is not itself escaped means nothing: `\₹` is `₹`.
    const kept = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${kept}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return escaped.length < 2 * code.length ? escaped : code;
}
