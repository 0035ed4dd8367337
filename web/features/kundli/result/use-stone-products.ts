import { productIn, type StoneAdvice } from '@jyotiratna/contract';
import { listProducts } from '@jyotiratna/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { language } from '#messages/language.ts';
import { shop } from '../../../shop.ts';
import { type PickedProduct, pickProducts } from './pick-products.ts';

/** Remedies of the shop that suit an advised stone; none while they load or when they cannot be had. */
export function useStoneProducts(advice: StoneAdvice): readonly PickedProduct[] {
  const { data } = useQuery({
    queryKey: ['stone-products', advice.graha],
    queryFn: async () => (await shop(listProducts, { query: { planet: advice.graha, limit: '24' } })).products,
    staleTime: 300_000,
  });
  return data ? pickProducts(data, advice).map(inThisLanguage) : [];
}

/** Only once it is picked: stones are known by their English names. */
const inThisLanguage = ({ product, fit }: PickedProduct): PickedProduct => ({
  product: { ...product, ...productIn(product, language.code) },
  fit,
});
