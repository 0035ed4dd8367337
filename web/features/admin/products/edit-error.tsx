import type { StaleProduct } from '@jyotiratna/contract';
import { products as t } from '#messages/admin/products.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { StaleAlert } from '../layout/stale-alert.tsx';
import { readStaleEdit } from '../layout/stale-edit.ts';
import { wordOf } from '../product-form/field-labels.ts';

type Props = { error: Error; onLoadNewer: (stale: StaleProduct) => void };

/**
 * The reason why an edit was not saved. Another administrator's change is displayed with its
 * author, time and fields.
 */
export function EditError({ error, onLoadNewer }: Props) {
  const stale = readStaleEdit<StaleProduct>(error);
  if (!stale) {
    const fields = isCallError(error) ? Object.values(error.fields) : [];
    return (
      <Alert tone="error" title={t.failedUpdateProduct}>
        <p>{error.message}</p>
        {fields.length > 0 && (
          <ul className="list-inside list-disc">
            {fields.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </Alert>
    );
  }
  return (
    <StaleAlert
      title={t.failedUpdateProduct}
      message={error.message}
      changes={stale.changes.map((one) => ({ ...one, fields: one.fields.map(wordOf) }))}
      onLoadNewer={() => onLoadNewer(stale)}
    />
  );
}
