import type { StaleProduct } from '@jyotiratna/contract';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatLocal } from '../layout/dates.ts';

type Props = { error: Error; onLoadNewer: (stale: StaleProduct) => void };

/** Why an edit was not saved. Another administrator's change is told with who, when and what. */
export function EditFault({ error, onLoadNewer }: Props) {
  const stale = isCallError(error) && error.code === 'stale_edit' ? (error.body as unknown as StaleProduct) : null;
  if (!stale) {
    const fields = isCallError(error) ? Object.values(error.fields) : [];
    return (
      <Alert tone="error" title="Failed to update product">
        <p>{error.message}</p>
        {fields.length > 0 && (
          <ul className="list-inside list-disc">
            {fields.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </Alert>
    );
  }
  return (
    <Alert tone="error" title="Failed to update product">
      <p>{error.message} Nothing of yours is lost or saved yet.</p>
      {stale.changes?.length > 0 && (
        <ul className="mt-1 list-inside list-disc text-small">
          {stale.changes.map(({ by, at, fields }) => (
            <li key={at + by}>
              {by} changed {fields.join(', ')}, {formatLocal(at)}
            </li>
          ))}
        </ul>
      )}
      {stale.product && (
        <Button kind="second" size="s" className="mt-3" onClick={() => onLoadNewer(stale)}>
          Reload the newer version
        </Button>
      )}
    </Alert>
  );
}
