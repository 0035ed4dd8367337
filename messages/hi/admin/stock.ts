import type { stock as EnglishStock } from '../../en/admin/stock.ts';

export const stock: typeof EnglishStock = {
  heldOrder: 'ऑर्डर के लिए रखा',
  sold: 'बिका',
  reservationExpired: 'रखना ख़त्म',
  cameBack: 'वापस आया',
  corrected: 'सुधारा',
  imported: 'फ़ाइल से',
  other: 'अन्य',
  remedy: 'उपाय',
  change: 'बदलाव',
  left: 'बचे',
  excluded: 'गिना नहीं जाता',
  cause: 'कारण',
  date: 'तारीख़',
  stock: 'स्टॉक',
  stockNoun: 'स्टॉक',
  noChanges: 'कोई बदलाव नहीं',
  ordersReturnsCorrections: 'ऑर्डर, वापसी, सुधार और फ़ाइल से आए बदलाव यहाँ दिखते हैं।',
  showAllRemedies: 'सभी उपाय दिखाएँ',
  fewestPieces: 'सबसे कम नग पहले',
};
