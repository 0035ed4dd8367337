import { cheapestInstalments, type InstalmentPlan, type Product } from '@jyotiratna/contract';

/**
 * The instalment plans of a product's page: the lowest interest for each number of months, for the
 * most expensive variant.
 */
export function cheapestPlans(
  product: Product,
  plans: readonly InstalmentPlan[],
): InstalmentPlan[] {
  const prices = [
    product.discountedPrice,
    ...(product.variants ?? []).map(({ discountedPrice }) => discountedPrice),
  ];
  return cheapestInstalments(Math.round(Math.max(...prices) * 100), plans).map(({ plan }) => plan);
}
