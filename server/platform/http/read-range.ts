export type ByteRange = { from: number; to: number };

/**
 * The requested byte range of a file, first and last byte included; `whole` without a range, or for
 * a range that a server may ignore (several parts, another unit); `outside` beyond its end.
 * @param size size of the file in bytes
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 };
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'outside' : { from, to };
}
