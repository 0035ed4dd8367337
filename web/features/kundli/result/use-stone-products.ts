import { productIn, type StoneAdvice } from '@jyotiratna/contract';
import { listProductsRoute } from '@jyotiratna/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { language } from '#messages/language.ts';
import { api } from '../../../api.ts';
import { type PickedProduct, pickProducts } from './pick-products.ts';

/** The shop's remedies for a recommended stone; empty while they are loading or after an error. */
export function useStoneProducts(advice: StoneAdvice): readonly PickedProduct[] {
  const { data } = useQuery({
    queryKey: ['stone-products', advice.graha],
    queryFn: async () =>
      (await api(listProductsRoute, { query: { planet: advice.graha, limit: '24' } })).products,
    staleTime: 300_000,
  });
  return data ? pickProducts(data, advice).map(inThisLanguage) : [];
}

/** Localized only after the selection, because stones are matched by their English names. */
const inThisLanguage = ({ product, fit }: PickedProduct): PickedProduct => ({
  product: { ...product, ...productIn(product, language.code) },
  fit,
});
