import type { DrawGround } from '../../content/share-pictures/draw-ground.ts';
import type { KundliDocument } from '../../kundli/pdf/kundli-document.ts';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import { createPool, type PoolOptions } from '../../platform/workers/pool.ts';

/** Long work beside the event loop. Every call may throw ShopError busy (503): too many wait, or it took too long. */
export type Workers = {
  /** A kundli on A4. */
  renderKundli: (content: KundliDocument) => Promise<Buffer>;
  /** A tax invoice or credit note on A4. */
  renderTaxDocument: (content: TaxDocument) => Promise<Buffer>;
  /** The words and the ground of a share picture. */
  drawGround: DrawGround;
  /** Ends the threads. */
  close: () => Promise<void>;
};

/** The shop's threads; none is started before it is needed. */
export function createWorkers(options?: PoolOptions): Workers {
  const pool = createPool(new URL('./tasks.ts', import.meta.url), options);
  /** Bytes come back from a thread as a plain array. */
  const bytes = async (task: string, input: unknown) => {
    const { buffer, byteOffset, byteLength } = await pool.run<Uint8Array<ArrayBuffer>>(task, input);
    return Buffer.from(buffer, byteOffset, byteLength);
  };
  return {
    renderKundli: (content) => bytes('renderKundli', content),
    renderTaxDocument: (content) => bytes('renderTaxDocument', content),
    drawGround: (wanted) => bytes('drawGround', wanted),
    close: () => pool.close(),
  };
}
