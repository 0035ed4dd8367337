import type { productChoice as English } from '../../en/admin/product-choice.ts';

export const productChoice: typeof English = {
  findProduct: 'उपाय खोजें',
  takeOut: (name) => `${name} निकालें`,
  takenOut: (name) => `${name} निकाला गया।`,
  foundProducts: 'मिले उपाय',
  take: (name) => `${name} शामिल करें`,
  nothingFound: 'कुछ नहीं मिला।',
  taken: (name) => `${name} शामिल हुआ।`,
};
