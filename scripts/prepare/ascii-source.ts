import type { Plugin } from 'vite';

/**
 * Escapes non-ASCII characters (`\u20b9`) in server builds, if a file becomes smaller by it: Node
 * retains the source of every module in memory, with one byte per character if all are ASCII,
 * otherwise two.
 */
export function asciiSource(): Plugin {
  return {
    name: 'ascii-source',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = withEscapes(file.code);
    },
  };
}

const beyond = /(\\*)([\u0080-\uffff])/g;

/** Returns equivalent code with escapes, which are valid in strings, patterns and names. */
export function withEscapes(code: string): string {
  const escaped = code.replace(beyond, (_all, slashes: string, letter: string) => {
    // A preceding unescaped backslash has no effect: `\₹` is `₹`.
    const prefix = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${prefix}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return escaped.length < 2 * code.length ? escaped : code;
}
