import { createShop } from '@jyotiratna/contract';

/** The shop as the browser reaches it, for personal data and writes. Loaders use `shopContext` instead. */
export const shop = createShop((path, init) => fetch(path, init));
