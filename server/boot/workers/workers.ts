import { createPool, type PoolOptions } from '../../platform/workers/pool.ts';
import type { Workers } from '../../platform/workers/workers.ts';

/** The shop's threads; started lazily. */
export function createWorkers(options?: PoolOptions): Workers {
  const pool = createPool(new URL('./tasks.ts', import.meta.url), options);
  /** Bytes are returned from a thread as a plain array. */
  const bytes = async (task: string, input: unknown) => {
    const { buffer, byteOffset, byteLength } = await pool.run<Uint8Array<ArrayBuffer>>(task, input);
    return Buffer.from(buffer, byteOffset, byteLength);
  };
  return {
    renderKundli: (render) => bytes('renderKundli', render),
    renderTaxDocument: (content) => bytes('renderTaxDocument', content),
    renderPackingSlips: (slips) => bytes('renderPackingSlips', slips),
    renderStatement: (content) => bytes('renderStatement', content),
    renderDelhiveryLabels: (labels) => bytes('renderDelhiveryLabels', labels),
    drawGround: (ground) => bytes('drawGround', ground),
    close: () => pool.close(),
  };
}
