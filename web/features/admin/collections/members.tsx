import {
  type AdminCollection,
  type CollectionContent,
  collectionModes,
} from '@jyotiratna/contract';
import { collections as t } from '#messages/admin/collections.ts';
import type { Editing } from '../content/use-document.ts';
import { Panel } from '../layout/page.tsx';
import { RadioCards } from '../layout/radio-cards.tsx';
import { MemberPicker } from './member-picker.tsx';
import { RuleFields } from './rule-fields.tsx';

/** The editor's state of a collection. */
export type CollectionEditing = Editing<CollectionContent, AdminCollection>;

/** The remedies of a collection: selected by hand in their order, or by rules. */
export function Members({ editing }: { editing: CollectionEditing }) {
  const { doc, draft, field } = editing;
  return (
    <Panel title={t.remedies}>
      <div className="grid gap-6">
        <RadioCards
          legend={t.by}
          hideLegend
          options={collectionModes.map((key) => ({ key, title: t.modes[key] }))}
          {...field('by')}
        />
        {draft.by === 'hand' ? (
          <MemberPicker names={doc.names} {...field('products')} />
        ) : (
          <RuleFields editing={editing} />
        )}
      </div>
    </Panel>
  );
}
