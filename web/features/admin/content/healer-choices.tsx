import {
  grahas,
  type HealerContent,
  type HealerDocument,
  healerLanguages,
  specializations,
} from '@jyotiratna/contract';
import { languageNames, specializationNames } from '#content/healers.ts';
import { content as t } from '#messages/admin/content.ts';
import { grahaWord } from '../../../graha-label.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { Panel } from '../layout/panel.tsx';
import type { Editing } from './use-document.ts';

type Props = { editing: Editing<HealerContent, HealerDocument> };

const planets = grahas.map((graha) => [graha, grahaWord(graha)] as const);

/** Visitors' filter options, and the tint behind the initials. */
export function HealerChoiceFields({ editing: { field } }: Props) {
  return (
    <Panel title={t.whatVisitorsChoose} note={t.pageNamesThem}>
      <div className="grid gap-6">
        <CheckboxGroup
          legend={t.specializations}
          options={specializations.map((key) => [key, specializationNames[key]])}
          {...field('specialization')}
        />
        <CheckboxGroup
          legend={t.languages}
          options={healerLanguages.map((key) => [key, languageNames[key]])}
          {...field('languages')}
        />
        <CheckboxGroup legend={t.planets} options={planets} {...field('planetFocus')} />
        <SelectField
          label={t.tintBehindInitials}
          className="sm:max-w-72"
          hint={t.noFaceShown}
          options={planets}
          {...field('graha')}
        />
      </div>
    </Panel>
  );
}
