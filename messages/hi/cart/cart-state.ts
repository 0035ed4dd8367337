import type { cartState as English } from '../../en/cart/cart-state.ts';

export const cartState: typeof English = {
  loading: 'आपका कार्ट लोड हो रहा है',
  unavailable: 'कार्ट उपलब्ध नहीं',
  unavailableHint: 'एडमिन का कार्ट नहीं होता। उपाय ख़रीदने के लिए ग्राहक के रूप में लॉगिन करें।',
  adminHome: 'एडमिन होम',
  failed: 'आपका कार्ट लोड नहीं हो सका',
  failedHint: 'उसमें से कुछ भी खोया नहीं है।',
};
