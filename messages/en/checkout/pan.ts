export const pan = {
  label: 'PAN',
  hint: 'Income-tax rules ask for the buyer’s PAN at this total. It is stored encrypted and printed nowhere.',
  wrong: 'Please check the PAN: five letters, four digits, a letter.',
};
