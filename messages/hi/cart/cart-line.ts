import type { cartLine as English } from '../../en/cart/cart-line.ts';

export const cartLine: typeof English = {
  soldOut: 'यह उपाय बिक चुका है।',
  similar: 'मिलते-जुलते रत्न देखें',
  left: (stock) => `केवल ${stock} बचे हैं। कृपया संख्या घटाएँ।`,
  gone: (name) => `${name} अब उपलब्ध नहीं है।`,
  costsNow: (name, now, before) => `${name} की कीमत अब ${before} की जगह ${now} है।`,
  aRemedy: 'एक उपाय',
  failedAdd: 'कार्ट में नहीं डाला जा सका',
  failedAddLocal: 'इस डिवाइस के कार्ट में नहीं डाला जा सका',
};
