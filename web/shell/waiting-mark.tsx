import type { Pending } from '@jyotiratna/contract';
import { markOf } from '../features/admin/layout/waiting.ts';

/** How much waits for a person behind a link of the administration; nothing where nothing does. */
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
