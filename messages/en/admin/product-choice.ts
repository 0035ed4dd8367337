export const productChoice = {
  findProduct: 'Find a product',
  takeOut: (name: string) => `Take out ${name}`,
  takenOut: (name: string) => `${name} was taken out.`,
  foundProducts: 'Found products',
  take: (name: string) => `Take in ${name}`,
  nothingFound: 'Nothing found.',
  taken: (name: string) => `${name} was taken in.`,
};
