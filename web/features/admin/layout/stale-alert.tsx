import type { Change } from '@jyotiratna/contract';
import { layout as t } from '#messages/admin/layout.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatLocal } from './dates.ts';

type Props = {
  title: string;
  message: string;
  /** Concurrent changes by other users, the latest first. */
  changes: readonly Change[];
  /** The label of a changed field; its name by default. */
  labelOf?: ((field: string) => string) | undefined;
  onLoadNewer: () => void;
};

/**
 * Reports concurrent changes with their author to the later of two editors, and offers the
 * newer version.
 */
export function StaleAlert({
  title,
  message,
  changes,
  labelOf = (field) => field,
  onLoadNewer,
}: Props) {
  return (
    <Alert tone="error" title={title}>
      <p>{t.nothingYoursLost(message)}</p>
      {changes.length > 0 && (
        <ul className="mt-1 list-inside list-disc text-small">
          {changes.map(({ by, at, fields }) => (
            <li key={at + by}>{t.changed(by, fields.map(labelOf).join(', '), formatLocal(at))}</li>
          ))}
        </ul>
      )}
      <Button kind="second" size="s" className="mt-3" onClick={onLoadNewer}>
        {t.reloadNewerVersion}
      </Button>
    </Alert>
  );
}
