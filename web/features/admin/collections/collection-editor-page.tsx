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
import { collectionLabels, collections as t } from '#messages/admin/collections.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { DocumentImageField } from '../content/document-image-field.tsx';
import { DocumentPage } from '../content/document-page.tsx';
import { PageCopyFields } from '../content/page-copy-fields.tsx';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { Panel } from '../layout/page.tsx';
import { type CollectionEditing, Members } from './members.tsx';

const routes = {
  read: getAdminCollectionRoute,
  save: saveCollectionRoute,
  publish: publishCollectionRoute,
  withdraw: withdrawCollectionRoute,
  restore: restoreCollectionRoute,
  remove: deleteCollectionRoute,
};

/** Edits one collection in both languages. */
export function CollectionEditorPage() {
  return (
    <DocumentPage<CollectionContent, AdminCollection>
      section="collections"
      titleOf={({ en }) => en.title}
      routes={routes}
      labels={collectionLabels}
      Fields={Fields}
      withdrawalOf={() => t.withdrawal}
      hintOf={({ hi }) => hi.title === '' && t.fallback}
    />
  );
}

function Fields({ editing }: { editing: CollectionEditing }) {
  return (
    <>
      <Details editing={editing} />
      <Members editing={editing} />
      <PageCopyFields editing={editing} bodyOptional />
    </>
  );
}

/** The URL, position and image of a collection, which are the same in both languages. */
function Details({ editing: { doc, draft, field } }: { editing: CollectionEditing }) {
  return (
    <Panel title={t.both}>
      <div className="grid gap-6">
        <TextField
          label={t.slug}
          maxLength={120}
          spellCheck={false}
          hint={doc.publishedAt === null ? t.slugNew(draft.slug) : t.slugChanges(draft.slug)}
          {...field('slug')}
        />
        <CheckboxGroup
          legend={t.places}
          options={collectionPlaces.map((place) => [place, t.placeNames[place]])}
          hint={t.placesHint}
          {...field('places')}
        />
        <DocumentImageField
          legend={t.picture}
          hint={t.imageHint}
          shape="wide"
          saved={doc.picture}
          field={field('pictureId')}
          upload={(body) => api(addCollectionImage, { params: { id: doc.id }, body })}
        />
      </div>
    </Panel>
  );
}
