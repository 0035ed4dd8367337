import { products as t } from '#messages/admin/products.ts';
import { Alert } from '../../../ui/alert.tsx';
import { FormAlert, type FormAlertProps } from '../layout/admin-form.tsx';
import { labelOfField } from '../product-form/field-labels.ts';

type Props = { of: FormAlertProps['of'] & { fields: Readonly<Record<string, string>> } };

/**
 * The reason why an edit was not saved, with the errors of its fields. Another administrator's
 * concurrent change is displayed with author, time and fields.
 */
export function EditError({ of }: Props) {
  const errors = Object.values(of.fields);
  if (of.stale || errors.length === 0)
    return <FormAlert of={of} title={t.failedUpdateProduct} labelOf={labelOfField} />;
  return (
    <Alert tone="error" title={t.failedUpdateProduct}>
      <p>{of.message}</p>
      <ul className="list-inside list-disc">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Alert>
  );
}
