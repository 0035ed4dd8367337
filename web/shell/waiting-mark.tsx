import type { Pending } from '@jyotiratna/contract';
import { markOf } from '../features/admin/layout/waiting.ts';

/**
 * A badge with the number of pending items behind a link of the admin menu; renders nothing for
 * none.
 */
export function PendingMark({
  to,
  waiting: pending,
}: {
  to: string;
  waiting: Pending | undefined;
}) {
  const mark = markOf(to, pending);
  if (!mark) return null;
  return (
    <span className="cut figures ml-auto bg-kesar-400 px-2 text-small font-semibold text-ink-900">
      {mark.count}
      <span className="sr-only"> {mark.label}</span>
    </span>
  );
}
