import type { Endpoint, Reply } from '@jyotiratna/contract/endpoint';
import { shop } from '../../../shop.ts';
import type { Requested } from './admin-list.tsx';

type Element<List> = List extends readonly (infer Row)[] ? Row : never;

/**
 * Reads the rows of a list from a route whose reply has them under this key; the reply's other parts
 * stay. `fixed` is the same in every request.
 */
export function loadRows<Declared extends Endpoint, Key extends keyof Reply<Declared>>(
  route: Declared,
  key: Key,
  fixed: Requested = {},
) {
  type Rows = { rows: Element<Reply<Declared>[Key]>[] } & Omit<Reply<Declared>, Key>;
  return async (query: Requested, signal: AbortSignal): Promise<Rows> => {
    const called: Endpoint = route;
    const reply = (await shop(
      called,
      { query: { ...query, ...fixed } },
      { signal },
    )) as Reply<Declared> & object;
    const { [key]: rows, ...rest } = reply;
    return { rows, ...rest } as Rows;
  };
}
