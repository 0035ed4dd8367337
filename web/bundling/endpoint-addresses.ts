import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isEndpoint } from '@jyotiratna/contract/endpoint';
import { normalizePath } from 'vite';

const contract = `${normalizePath(path.resolve(import.meta.dirname, '../../contract/src'))}/`;

/** The modules of the contract that browsers get unchanged: those without the schema library. */
const plain = /^(values\/.*|index|api-client|booking-refund)\.(ts|json)$/;

/**
 * Bundler plugin: strips schemas from the browser's build. A domain of the contract, such as
 * `contract/src/cart.ts`, is replaced by the methods, paths and kinds of its endpoints, and whether
 * their reads are localized, because a client reads nothing else; types stay those of the source. A
 * page that imports any other export of a domain fails the build.
 */
export function endpointAddresses() {
  return {
    name: 'endpoint-addresses',
    enforce: 'pre' as const,
    async load(id: string): Promise<string | null> {
      const file = normalizePath(id.split('?')[0] ?? '');
      if (!file.startsWith(contract) || plain.test(file.slice(contract.length))) return null;
      const domain: Record<string, unknown> = await import(pathToFileURL(file).href);
      return Object.entries(domain)
        .flatMap(([name, declared]) => {
          if (!isEndpoint(declared)) return [];
          const { method, path: address, kind, worded } = declared;
          return [
            `export const ${name} = ${JSON.stringify({ method, path: address, kind, worded })};\n`,
          ];
        })
        .join('');
    },
  };
}
