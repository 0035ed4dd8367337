import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadError } from './page.tsx';

type Email = { title: string; html: string };
type Props = {
  of: UseQueryResult<{ emails: readonly Email[] }>;
  labels: Record<'failed' | 'loading', string>;
  /** The class name for the height. */
  height: string;
};

/** Emails as their recipients see them. Their content must not run scripts or access this page. */
export function EmailFrames({ of, labels, height }: Props) {
  if (of.isError) return <LoadError of={of} message={labels.failed} />;
  if (!of.data)
    return (
      <div role="status">
        <span className="sr-only">{labels.loading}</span>
        <Skeleton className={height} />
      </div>
    );
  return of.data.emails.map(({ title, html }) => (
    <iframe
      key={title}
      title={title}
      srcDoc={html}
      sandbox=""
      className={`w-full border border-line bg-marble-0 not-last:mb-4 ${height}`}
    />
  ));
}
