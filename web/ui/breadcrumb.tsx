import { Link } from 'react-router';
import { ui } from '#messages/platform/ui.ts';

type Step = { label: string; to?: string };

/** The breadcrumb trail; the last step is this page. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label={ui.breadcrumb} className="text-small text-text-2">
      <ol className="flex flex-wrap items-center">
        {steps.map(({ label, to }, index) => (
          <li key={label} className="flex items-center">
            {index > 0 && <span aria-hidden="true">&nbsp;/&nbsp;</span>}
            {to ? (
              <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
