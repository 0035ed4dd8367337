import type { KundliReply } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';

const { yogas } = kundliResult;

type Group = KundliReply['kundli']['data']['yoga_details'][number];

/** The yogas in their four groups; any number of them can be expanded. */
export function YogaDetails({ reply }: { reply: KundliReply }) {
  const groups = reply.kundli.data.yoga_details;
  return (
    <Card title={yogas.title}>
      <div className="kundli-screen-only">
        <Accordion
          defaultOpen={groups[0]?.name ?? ''}
          items={groups.map((group) => ({
            value: group.name,
            title: (
              <>
                <span className="grow">{group.name}</span>
                <span className="text-small font-normal text-text-2">
                  {yogas.count(present(group).length, group.yoga_list.length)}
                </span>
              </>
            ),
            content: <Yogas group={group} />,
          }))}
        />
      </div>
      <ul className="hidden print:block">
        {groups.flatMap(present).map(({ name, description }) => (
          <li key={name} className="mt-2">
            <strong>{yogas.yoga(name)}:</strong> {description}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const present = ({ yoga_list }: Group) => yoga_list.filter(({ has_yoga }) => has_yoga);

/** The yogas of a group: the present ones; the others are collapsed. */
function Yogas({ group }: { group: Group }) {
  const absent = group.yoga_list.filter(({ has_yoga }) => !has_yoga);
  return (
    <>
      <p className="text-small">{group.description}</p>
      <YogaList yogas={present(group)} />
      {absent.length > 0 && (
        <details className="mt-2">
          <summary className="text-link inline-flex min-h-11 items-center text-small">
            {yogas.absent(absent.length)}
          </summary>
          <YogaList yogas={absent} />
        </details>
      )}
    </>
  );
}

function YogaList({ yogas: list }: { yogas: Group['yoga_list'] }) {
  return (
    <ul className="mt-3 grid gap-4">
      {list.map(({ name, has_yoga, description }) => (
        <li
          key={name}
          className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-[108px_minmax(0,1fr)]"
        >
          <span>
            <Chip tone={has_yoga ? 'good' : 'neutral'}>
              {has_yoga ? kundliResult.present : kundliResult.absent}
            </Chip>
          </span>
          <div>
            <h4 className="font-text text-body font-semibold text-text">{yogas.yoga(name)}</h4>
            <p className="text-small">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
