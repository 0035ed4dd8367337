import { MapPin } from 'lucide-react';
import { careers, type JobOpening } from '#content/careers.ts';
import { BulletList } from '../../../ui/bullet-list.tsx';
import { Chip } from '../../../ui/chip.tsx';

/** A job: type and place, tasks, requirements. */
export function OpeningCard({ title, location, type, responsibilities, requirements }: JobOpening) {
  return (
    <article className="facet-card flex flex-col border border-line bg-surface p-5 md:p-7">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-text-2">
        <Chip tone="done">{type}</Chip>
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden size={16} strokeWidth={1.6} />
          {location}
        </span>
      </p>
      <h3 className="mt-4 text-heading-s">{title}</h3>
      <Lines title={careers.responsibilities} items={responsibilities} />
      <Lines title={careers.requirements} items={requirements} />
    </article>
  );
}

function Lines({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="mt-4 text-small text-ink-700">
      <h4 className="mb-2 font-text font-semibold text-ink-900">{title}</h4>
      <BulletList items={items} />
    </div>
  );
}
