import type { bundle as source } from '../../en/catalogue/bundle.ts';

export const bundle: typeof source = {
  title: 'इस सेट में',
  times: (quantity) => `${quantity} ×`,
  each: (price) => `प्रति नग ${price}`,
  singly: (price) => `अलग-अलग लेने पर: ${price}`,
  states: { sold_out: 'बिक चुका है', hidden: 'अभी नहीं बिक रहा', deleted: 'अब नहीं बिकता' },
};
