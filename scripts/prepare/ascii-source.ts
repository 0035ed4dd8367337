import type { Plugin } from 'vite';

/**
 * Server builds are read by Node only, which retains the source of every module it runs: one
 * byte per character if all are ASCII, else two. Non-ASCII characters are therefore escaped,
 * `\u20b9`, in files that become smaller by it.
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

/** Equivalent code: escapes occur in strings, patterns and names alike. */
export function withEscapes(code: string): string {
  const escaped = code.replace(beyond, (_all, slashes: string, letter: string) => {
    // A preceding unescaped backslash has no effect: `\₹` is `₹`.
    const prefix = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${prefix}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return escaped.length < 2 * code.length ? escaped : code;
}
