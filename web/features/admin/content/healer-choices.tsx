import {
  type Graha,
  grahas,
  type HealerContent,
  type HealerDocument,
  healerLanguages,
  specializations,
} from '@jyotiratna/contract';
import { languageNames, specializationNames } from '#content/healers.ts';
import { content as t } from '#messages/admin/content.ts';
import { grahaWord } from '../../../graha-label.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Panel } from '../layout/panel.tsx';
import type { Editing } from './use-document.ts';

type Props = { editing: Editing<HealerContent, HealerDocument> };

/** Visitors' filter options, and the tint behind the initials. */
export function HealerChoiceFields({ editing }: Props) {
  const { draft, set, errorOf } = editing;
  return (
    <Panel title={t.whatVisitorsChoose} note={t.pageNamesThem}>
      <div className="grid gap-6">
        <Choices
          legend={t.specializations}
          all={specializations}
          chosen={draft.specialization}
          nameOf={(key) => specializationNames[key]}
          error={errorOf('specialization')}
          onChange={(specialization) => set({ specialization })}
        />
        <Choices
          legend={t.languages}
          all={healerLanguages}
          chosen={draft.languages}
          nameOf={(key) => languageNames[key]}
          error={errorOf('languages')}
          onChange={(languages) => set({ languages })}
        />
        <Choices
          legend={t.planets}
          all={grahas}
          chosen={draft.planetFocus}
          nameOf={grahaWord}
          error={errorOf('planetFocus')}
          onChange={(planetFocus) => set({ planetFocus })}
        />
        <SelectField
          label={t.tintBehindInitials}
          className="sm:max-w-72"
          hint={t.noFaceShown}
          value={draft.graha}
          onChange={(event) =>
            set({ graha: grahas.find((one) => one === event.target.value) ?? draft.graha })
          }
        >
          {grahas.map((graha: Graha) => (
            <option key={graha} value={graha}>
              {grahaWord(graha)}
            </option>
          ))}
        </SelectField>
      </div>
    </Panel>
  );
}

type ChoicesProps<Key extends string> = {
  legend: string;
  all: readonly Key[];
  chosen: readonly Key[];
  nameOf: (key: Key) => string;
  error: string | undefined;
  onChange: (selected: Key[]) => void;
};

function Choices<Key extends string>({
  legend,
  all,
  chosen: selected,
  nameOf,
  error,
  onChange,
}: ChoicesProps<Key>) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {all.map((key) => (
          <Checkbox
            key={key}
            checked={selected.includes(key)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...selected, key]
                  : selected.filter((one) => one !== key),
              )
            }
          >
            {nameOf(key)}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p role="alert" tabIndex={-1} className="mt-1 text-small font-medium text-sindoor-700">
          {error}
        </p>
      )}
    </fieldset>
  );
}
