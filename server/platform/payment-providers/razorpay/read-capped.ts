import { PaymentsError } from '../payments-error.ts';

/**
 * A response's body as text, given up as soon as it is longer than `capBytes`: a faulty peer must not fill our memory.
 * @throws PaymentsError `unknown`, reason `too_large`.
 */
export async function readCapped(response: Response, capBytes: number): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the stream and with it the connection.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > capBytes) {
      throw new PaymentsError('unknown', 'The payment provider sent a reply that is too large', {
        status: response.status,
        reason: 'too_large',
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
