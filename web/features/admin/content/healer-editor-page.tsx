import {
  chatPriceRange,
  freeChatMinutes,
  grahas,
  type HealerContent,
  type HealerDocument,
  healerLanguages,
  specializations,
} from '@jyotiratna/contract';
import {
  addHealerImage,
  deleteHealerRoute,
  getAdminHealerRoute,
  publishHealerRoute,
  restoreHealerRoute,
  saveHealerRoute,
  withdrawHealerRoute,
} from '@jyotiratna/contract/admin/healers';
import { type ReactNode, useState } from 'react';
import { languageNames, specializationNames } from '#content/healers.ts';
import { healers, content as t } from '#messages/admin/content.ts';
import { api } from '../../../api.ts';
import { grahaWord } from '../../../graha-label.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { storedImage, Tile } from '../../../ui/image.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { cureHint } from '../layout/cure-hint.ts';
import { Panel } from '../layout/page.tsx';
import { linesOf } from '../product-form/product-values.ts';
import { DocumentImageField } from './document-image-field.tsx';
import { DocumentPage } from './document-page.tsx';
import { HealerCertificates } from './healer-certificates.tsx';
import { type BoundCopy, InBothLanguages } from './in-both-languages.tsx';
import type { Editing } from './use-document.ts';

type Copy = HealerContent['en'];
type Props = { editing: Editing<HealerContent, HealerDocument> };

const routes = {
  read: getAdminHealerRoute,
  save: saveHealerRoute,
  publish: publishHealerRoute,
  withdraw: withdrawHealerRoute,
  restore: restoreHealerRoute,
  remove: deleteHealerRoute,
};

/**
 * The editor of one healer's profile in both languages, with the price of sessions. Only a draft
 * that was never published can be deleted: sessions reference any other healer permanently.
 */
export function HealerEditorPage() {
  return (
    <DocumentPage<HealerContent, HealerDocument>
      section="healers"
      titleOf={({ en }) => en.name}
      routes={routes}
      labels={healers}
      deletable={['draft']}
      Fields={Fields}
      withdrawalOf={() => healers.withdrawal}
    />
  );
}

function Fields({ editing }: Props) {
  const { doc } = editing;
  return (
    <>
      {doc.person && (
        <Alert tone="info" title={t.personHealersDesk}>
          {t.whetherTheyOnline}
        </Alert>
      )}
      <Figures editing={editing} />
      <Choices editing={editing} />
      <Portrait editing={editing} />
      <InBothLanguages<Copy> editing={editing} note={t.whatEmptyHere}>
        {(bound) => <CopyFields {...bound} />}
      </InBothLanguages>
      <HealerCertificates healerId={doc.id} />
    </>
  );
}

type NumberFieldName = 'chatPrice' | 'phonePrice' | 'videoPrice' | 'experience';

/** The price of sessions, the claimed figures, and whether the healer is a real person. */
function Figures({ editing: { draft, field, toggle } }: Props) {
  const { min, max } = chatPriceRange;
  const numberField = (name: NumberFieldName, label: string, hint?: ReactNode) => (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step={1}
      hint={hint}
      {...field(name, (text) => (text === '' ? Number.NaN : Number(text)))}
      value={Number.isNaN(draft[name]) ? '' : draft[name]}
    />
  );
  return (
    <>
      <Panel title={t.prices} note={t.rupeesSessionsFrom(freeChatMinutes)}>
        <div className="grid items-start gap-5 sm:grid-cols-3">
          {numberField('chatPrice', t.minuteChat, t.fromAsVisitors(min, max))}
          {numberField('phonePrice', t.sessionPhone)}
          {numberField('videoPrice', t.sessionVideo)}
        </div>
      </Panel>
      <Panel title={t.claims} note={t.realPersonOnly}>
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {numberField('experience', t.yearsPractice)}
        </div>
        <div className="mt-4 grid">
          <Checkbox {...toggle('sample')}>{t.sampleDescribesNo}</Checkbox>
          {draft.sample && <Checkbox {...toggle('isOnline')}>{t.shownAsOnline}</Checkbox>}
        </div>
      </Panel>
    </>
  );
}

const planets = grahas.map((graha) => [graha, grahaWord(graha)] as const);

/** Values for visitors' filters, and the background colour behind the initials. */
function Choices({ editing: { field } }: Props) {
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

/** The healer's portrait; without one the initials are displayed. */
function Portrait({ editing: { doc, field } }: Props) {
  const { ownPortrait } = doc;
  return (
    <Panel title={t.portrait} note={t.onlyConsentPerson}>
      <DocumentImageField
        legend={t.portrait}
        hint={t.jpegPngOrWebp}
        shape="square"
        saved={doc.picture}
        field={field('pictureId')}
        upload={(body) => api(addHealerImage, { params: { id: doc.id }, body })}
      />
      {ownPortrait && (
        <div className="mt-4 flex items-center gap-4">
          <Tile
            image={storedImage(ownPortrait)}
            shape="square"
            sizes="112px"
            decorative
            className="w-28"
          />
          <p className="text-small">{t.healerChosenOne}</p>
        </div>
      )}
    </Panel>
  );
}

/** A healer's content in one language. */
function CopyFields({ name, copy, set, field }: BoundCopy<Copy>) {
  const joined = copy.credentials.join('\n');
  // The text as typed: a line break at its end is not lost during typing.
  const [typed, setTyped] = useState(joined);
  const credentials = linesOf(typed).join('\n') === joined ? typed : joined;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_8rem]">
        <TextField label={t.name(name)} maxLength={80} {...field('name')} />
        <TextField label={t.initials(name)} maxLength={4} {...field('initials')} />
      </div>
      <TextAreaField
        label={t.aboutHealer(name)}
        rows={7}
        maxLength={1000}
        hint={cureHint(copy.bio)}
        {...field('bio')}
      />
      <TextAreaField
        label={t.credentials(name)}
        rows={3}
        hint={cureHint(credentials) ?? t.oneEachLine}
        {...field('credentials')}
        optional
        value={credentials}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          set({ credentials: linesOf(currentTarget.value) });
        }}
      />
      <TextField
        label={t.whenAvailable(name)}
        maxLength={60}
        hint={t.profileAfterFigures}
        {...field('nextAvailable')}
        optional
      />
    </>
  );
}
