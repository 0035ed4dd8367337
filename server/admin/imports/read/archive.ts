import { createHash } from 'node:crypto';
import type { ImportSource } from '../../../imports/source.ts';
import { archiveTableOf } from '../../archives/restore.ts';
import { readTar } from '../../archives/tar.ts';

const imageFolder = 'images/';

/**
 * Yields the entries of an archive of this shop. All are skipped if the archive is truncated
 * (`complete` is false), and so are entries of unknown names.
 */
export async function* readArchive(
  chunks: AsyncIterable<Uint8Array>,
  complete: boolean,
): AsyncGenerator<ImportSource> {
  let line = 0;
  let first = true;
  for await (const { name, bytes, offset } of readTar(chunks)) {
    line += 1;
    if (name === 'archive.json' || name === 'end.json') continue;
    const kind = name.startsWith(imageFolder) ? ('archive-image' as const) : ('archive' as const);
    const of = kind === 'archive' ? archiveTableOf(name) : name.slice(imageFolder.length);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const common = { line, key: `${name} ${hash}`, title: name };
    if (!complete) yield { ...common, kind, skipped: 'archive_cut' };
    else if (!of) yield { ...common, kind, skipped: 'value_invalid', detail: name };
    else {
      yield {
        ...common,
        data: { kind, name: of, offset, length: bytes.length, first: first && kind === 'archive' },
      };
      first = false;
    }
  }
}
