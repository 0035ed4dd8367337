import { type ReplaceablePage, replaceablePages } from '@jyotiratna/contract';
import { addPageRoute, savePageRoute } from '@jyotiratna/contract/admin/pages';
import { useNavigate } from 'react-router';
import { pages as t } from '#messages/admin/pages.ts';
import { language } from '#messages/language.ts';
import { companyOf, unnamedCompany } from '../../../content/company.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { shop } from '../../../shop.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { CallDialog } from '../layout/call-dialog.tsx';
import { defaultWords } from './default-words.ts';

/**
 * Begins the owner's words for a page that the shop has text for; the draft begins with that text.
 */
export function ReplacePage({ onClose }: { onClose: () => void }) {
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
        const { page } = await shop(addPageRoute, { body: { title: words.title, replaces } });
        const content = { ...page.content, [language.data]: words };
        return shop(savePageRoute, {
          params: { id: page.id },
          body: { version: page.version, content },
        });
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
