import type { PageMeta } from '@jyotiratna/contract';
import { tokens as t } from '#messages/admin/tokens.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { TokensPage } from '../features/admin/tokens/tokens-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminTokens() {
  return <TokensPage />;
}
