import { type ListedAdminPage, type ReplaceablePage, replaceablePages } from '@jyotiratna/contract';
import { addPageRoute, listAdminPagesRoute, savePageRoute } from '@jyotiratna/contract/admin/pages';
import { useNavigate } from 'react-router';
import { content } from '#messages/admin/content.ts';
import { pageLabels, pages as t } from '#messages/admin/pages.ts';
import { language } from '#messages/language.ts';
import { api } from '../../../api.ts';
import { companyOf, unnamedCompany } from '../../../content/company.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CallDialog, useShowDialog } from '../layout/dialogs.tsx';
import type { RecordColumn } from '../list/columns.tsx';
import { defaultWords } from './default-words.ts';
import { DocumentList } from './document-list.tsx';

type Family = keyof typeof t.families;

function familyOf(slug: string): string {
  const [family = ''] = slug.split('/');
  return family in t.families ? t.families[family as Family] : t.families.shop;
}

const columns: readonly RecordColumn<ListedAdminPage>[] = [
  { key: 'family', head: t.family, value: ({ slug }) => familyOf(slug) },
  { key: 'address', head: t.address, value: ({ slug }) => (slug === 'home' ? '/' : `/${slug}`) },
];

/** Every page written by the owner: drafts, published and withdrawn ones. */
export function PagesPage() {
  const show = useShowDialog();
  return (
    <DocumentList
      section="pages"
      labels={pageLabels}
      list={() => api(listAdminPagesRoute).then(({ pages }) => pages)}
      name={{ key: 'title', head: content.titleLabel, of: ({ title }) => title, maxLength: 120 }}
      filters={[{ name: 'search', label: t.search }]}
      columns={columns}
      actions={
        <Button
          kind="second"
          size="s"
          onClick={() => show((onClose) => <ReplacePage onClose={onClose} />)}
        >
          {t.replace}
        </Button>
      }
      create={(title) => api(addPageRoute, { body: { title } }).then(({ page }) => page.id)}
    />
  );
}

/**
 * Starts the owner's own version of a page that has a default text; the draft starts with that
 * text.
 */
function ReplacePage({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const config = useShopConfig();
  const company = config ? companyOf(config) : unnamedCompany;
  return (
    <CallDialog
      title={t.replace}
      description={t.replaceText}
      confirm={t.begin}
      start={{ replaces: 'about' as ReplaceablePage }}
      call={async ({ replaces }) => {
        const words = defaultWords(replaces, company);
        const { page } = await api(addPageRoute, { body: { title: words.title, replaces } });
        const { id, version } = page;
        const body = { version, content: { ...page.content, [language.data]: words } };
        return api(savePageRoute, { params: { id }, body });
      }}
      onDone={({ page }) => void navigate(`/admin/pages/${page.id}`)}
      onClose={onClose}
    >
      {({ field }) => (
        <SelectField
          label={t.replaceLabel}
          options={replaceablePages.map((one) => [one, t.replaceable[one]])}
          {...field('replaces')}
        />
      )}
    </CallDialog>
  );
}
