import { type AdminPage, type PageContent, replaceablePages } from '@jyotiratna/contract';
import {
  deletePageRoute,
  getAdminPageRoute,
  publishPageRoute,
  restorePageRoute,
  savePageRoute,
  withdrawPageRoute,
} from '@jyotiratna/contract/admin/pages';
import { pageLabels, pages as t } from '#messages/admin/pages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Panel } from '../layout/page.tsx';
import { DocumentPage } from './document-page.tsx';
import { PageCopyFields } from './page-copy-fields.tsx';
import type { Editing } from './use-document.ts';

const isOfShop = ({ slug }: PageContent) => replaceablePages.some((one) => one === slug);

const routes = {
  read: getAdminPageRoute,
  save: savePageRoute,
  publish: publishPageRoute,
  withdraw: withdrawPageRoute,
  restore: restorePageRoute,
  remove: deletePageRoute,
};

/** The editor of one page in both languages. */
export function PageEditorPage() {
  return (
    <DocumentPage<PageContent, AdminPage>
      section="pages"
      titleOf={({ en }) => en.title}
      routes={routes}
      labels={pageLabels}
      Fields={Fields}
      withdrawalOf={(draft) => (isOfShop(draft) ? t.withdrawalShop : t.withdrawal)}
      hintOf={(draft) =>
        (draft.hi.title === '' || draft.hi.body === '') &&
        (isOfShop(draft) ? t.fallbackShop : t.fallback)
      }
    />
  );
}

function Fields({ editing }: { editing: Editing<PageContent, AdminPage> }) {
  const { doc, draft, field } = editing;
  const movable = doc.content.slug.startsWith('pages/');
  return (
    <>
      {/-policy$|^terms/.test(draft.slug) && <Alert tone="info">{t.legal}</Alert>}
      <Panel title={t.both}>
        <TextField
          label={t.address}
          maxLength={128}
          spellCheck={false}
          readOnly={!movable}
          hint={addressHint(movable, doc.publishedAt !== null, draft.slug)}
          {...field('slug')}
        />
      </Panel>
      <PageCopyFields editing={editing} />
    </>
  );
}

function addressHint(movable: boolean, published: boolean, slug: string): string {
  if (!movable) return t.addressStays;
  return published ? t.addressChanges(slug) : t.addressNew(slug);
}
