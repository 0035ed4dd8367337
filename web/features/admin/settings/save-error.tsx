import type { ShopSettings } from '@jyotiratna/contract';
import { Alert } from '../../../ui/alert.tsx';
import { StaleAlert } from '../layout/stale-alert.tsx';
import type { useSaveSettings } from './use-save-settings.ts';

type Props = Pick<ReturnType<typeof useSaveSettings>, 'save' | 'stale'> & {
  title: string;
  take: (newer: ShopSettings) => void;
};

/** The reason why settings were not saved; another user's concurrent version can be loaded. */
export function SaveError({ title, save, stale, take }: Props) {
  if (stale) {
    return (
      <StaleAlert
        title={title}
        message={save.error?.message ?? ''}
        changes={stale.changes}
        onLoadNewer={() => {
          take(stale.settings);
          save.reset();
        }}
      />
    );
  }
  return save.isError ? (
    <Alert tone="error" title={title}>
      {save.error.message}
    </Alert>
  ) : null;
}
