import { cheapestInstalments, type InstalmentPlan, type Product } from '@jyotiratna/contract';

/**
 * The plans that a product's page can show: the lowest interest of each number of months, for its
 * dearest variant.
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
