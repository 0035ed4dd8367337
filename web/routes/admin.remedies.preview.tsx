import type { PageFacts } from '@jyotiratna/contract';
import { preview as words } from '#messages/admin/preview.ts';
import { PreviewProduct } from '../features/admin/products/preview-product.tsx';
import { RemedyPage } from '../features/catalogue/remedy-page.tsx';
import { RoleGuard } from '../session/role-guard.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = () => [{ title: `${words.label} | Jyotiratna` }, { name: 'robots', content: 'noindex' }];

/** A remedy before it is published, in the shop's own frame. The server answers administrators alone. */
export default function PreviewRemedy() {
  return (
    <RoleGuard needs="admin">
      <PreviewProduct>
        {(product) => (
          <RemedyPage key={product.version} product={product} path={`/admin/remedies/${product._id}/preview`} />
        )}
      </PreviewProduct>
    </RoleGuard>
  );
}
