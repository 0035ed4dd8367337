import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { useQueries } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { ProductChoice } from '../products/product-choice.tsx';

type Props = {
  label: string;
  hint: string;
  /** The ends of the remedies' addresses. */
  slugs: readonly string[];
  max?: number;
  error: string | undefined;
  onChange: (slugs: string[]) => void;
};

/** Remedies chosen by name and stored by slug; an unpublished one is displayed by its slug. */
export function RemedyChoice({ slugs, onChange, ...field }: Props) {
  const found = useQueries({
    queries: slugs.map((slug) => ({
      queryKey: ['remedy', slug],
      queryFn: () => shop(getProductRoute, { params: { key: slug } }),
      retry: false,
    })),
  });
  const selected = slugs.map((slug, at) => ({
    id: slug,
    name: found[at]?.data?.product.name ?? slug,
  }));
  return (
    <ProductChoice
      {...field}
      chosen={selected}
      idOf={({ slug }) => slug}
      onChange={(picked) => onChange(picked.map(({ id }) => id))}
    />
  );
}
