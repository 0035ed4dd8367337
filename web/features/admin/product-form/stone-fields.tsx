import { disclosed, formFieldNames, productFields } from '@jyotiratna/contract';
import type { ComponentProps } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { errorAt } from '../layout/bind-fields.ts';
import { FieldSection } from './field-section.tsx';
import { ProductFields } from './product-fields.tsx';

type Props = Omit<ComponentProps<typeof ProductFields>, 'group' | 'first'>;

const names = formFieldNames.filter((name) => productFields[name].form.group === 'stone');

/** The properties of a loose stone; collapsed for items sold by the unit. */
export function AdminStoneFields(props: Props) {
  const { draft, errors = {} } = props;
  const result = disclosed.filter((name) => draft[name] !== '').length;
  return (
    <FieldSection
      title={t.looseStone}
      status={result > 0 ? t.factsTold(result, disclosed.length) : t.notSoldWeight}
      invalid={names.some((name) => errorAt(errors, name))}
    >
      <ProductFields group="stone" {...props} />
    </FieldSection>
  );
}
