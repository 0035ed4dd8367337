import { collectionModes } from '@jyotiratna/contract';
import { collections as t } from '#messages/admin/collections.ts';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { Panel } from '../layout/panel.tsx';
import type { CollectionEditing } from './collection-editing.ts';
import { MemberPicker } from './member-picker.tsx';
import { RuleFields } from './rule-fields.tsx';

/** The remedies of a collection: chosen by hand in their order, or by rules. */
export function Members({ editing }: { editing: CollectionEditing }) {
  const { doc, draft, set, errorOf } = editing;
  return (
    <Panel title={t.remedies}>
      <fieldset className="mb-6 grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{t.by}</legend>
        {collectionModes.map((mode) => (
          <RadioCard
            key={mode}
            name="by"
            title={t.modes[mode]}
            checked={draft.by === mode}
            onChange={() => set({ by: mode })}
          />
        ))}
      </fieldset>
      {draft.by === 'hand' ? (
        <MemberPicker
          ids={draft.products}
          names={doc.names}
          error={errorOf('products')}
          onChange={(products) => set({ products })}
        />
      ) : (
        <RuleFields editing={editing} />
      )}
    </Panel>
  );
}
