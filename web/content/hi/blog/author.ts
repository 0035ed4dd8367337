/** Articles are signed by the house, as in English. */
export const author = 'Jyotiratna संपादक मंडल';
