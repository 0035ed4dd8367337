import {
  type AdminCollection,
  type CollectionContent,
  collectionPlaces,
} from '@jyotiratna/contract';
import {
  addCollectionImage,
  deleteCollectionRoute,
  getAdminCollectionRoute,
  publishCollectionRoute,
  restoreCollectionRoute,
  saveCollectionRoute,
  withdrawCollectionRoute,
} from '@jyotiratna/contract/admin/collections';
import { collections as t } from '#messages/admin/collections.ts';
import { shop } from '../../../shop.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { DocumentImageField } from '../content/document-image-field.tsx';
import { DocumentPage } from '../content/document-page.tsx';
import { MarkdownHelp } from '../content/markdown-help.tsx';
import { PageLabels } from '../content/page-labels.tsx';
import { Panel } from '../layout/panel.tsx';
import type { CollectionEditing } from './collection-editing.ts';
import { Members } from './members.tsx';

/** Edits one collection in both languages. */
export function CollectionEditorPage() {
  return (
    <DocumentPage<CollectionContent, AdminCollection>
      section="collections"
      titleOf={({ en }) => en.title}
      callsOf={callsOf}
      labels={{
        one: t.one,
        list: t.page,
        loading: t.loading,
        missing: t.missing,
        missingText: t.missingText,
        failed: t.failed,
      }}
      deletion={{
        subject: t.deleteWhat,
        description: t.deleteText,
        states: ['draft', 'withdrawn'],
      }}
      Fields={Fields}
      withdrawalOf={() => t.withdrawal}
      hintOf={({ hi }) => hi.title === '' && <p className="text-small text-text-2">{t.fallback}</p>}
    />
  );
}

function Fields({ editing }: { editing: CollectionEditing }) {
  return (
    <>
      <Details editing={editing} />
      <Members editing={editing} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PageLabels language="en" editing={editing} bodyOptional />
        <PageLabels language="hi" editing={editing} bodyOptional />
      </div>
      <MarkdownHelp />
    </>
  );
}

/** Address, places and picture, which are the same in both languages. */
function Details({ editing: { doc, draft, set, errorOf } }: { editing: CollectionEditing }) {
  return (
    <Panel title={t.both}>
      <div className="grid gap-6">
        <TextField
          label={t.slug}
          value={draft.slug}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          hint={doc.publishedAt === null ? t.slugNew(draft.slug) : t.slugMoves(draft.slug)}
          error={errorOf('slug')}
          onChange={(event) => set({ slug: event.currentTarget.value })}
        />
        <fieldset>
          <legend className="mb-1 font-medium">{t.places}</legend>
          <div className="flex flex-wrap gap-x-6">
            {collectionPlaces.map((place) => (
              <Checkbox
                key={place}
                checked={draft.places.includes(place)}
                onChange={(event) => {
                  const others = draft.places.filter((one) => one !== place);
                  set({ places: event.currentTarget.checked ? [...others, place] : others });
                }}
              >
                {t.placeNames[place]}
              </Checkbox>
            ))}
          </div>
          <p className="mt-1 text-small text-text-2">{t.placesHint}</p>
        </fieldset>
        <DocumentImageField
          legend={t.picture}
          hint={t.pictureHint}
          shape="wide"
          saved={doc.picture}
          chosen={draft.pictureId}
          onSelect={(imageId) => set({ pictureId: imageId })}
          error={errorOf('pictureId')}
          upload={(body) => shop(addCollectionImage, { params: { id: doc.id }, body })}
        />
      </div>
    </Panel>
  );
}

const only = ({ collection }: { collection: AdminCollection }) => collection;

function callsOf(id: string) {
  const params = { id };
  return {
    read: () => shop(getAdminCollectionRoute, { params }).then(only),
    save: (version: number, content: CollectionContent) =>
      shop(saveCollectionRoute, { params, body: { version, content } }).then(only),
    publish: (version: number) =>
      shop(publishCollectionRoute, { params, body: { version } }).then(only),
    withdraw: (version: number) =>
      shop(withdrawCollectionRoute, { params, body: { version } }).then(only),
    restore: (version: number, revision: number) =>
      shop(restoreCollectionRoute, { params, body: { version, revision } }).then(only),
    remove: (version: number) => shop(deleteCollectionRoute, { params, body: { version } }),
  };
}
