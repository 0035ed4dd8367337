import {
  type HealerContent,
  type HealerDocument,
  type HealerProfile,
  type ListedHealer,
  ShopError,
} from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { declineRequests } from '../../consultations/request-consultation.ts';
import {
  addDocument,
  publishDocument,
  restoreRevision,
  saveDraft,
  type Updated,
  withdrawDocument,
} from '../../documents/change-document.ts';
import { presentDocument } from '../../documents/present-document.ts';
import {
  type DocumentRow,
  findDocument,
  listDocumentImages,
  listDocuments,
  listRevisions,
} from '../../documents/queries.ts';
import { findHealerAccount, listHealerAccounts } from '../../healers/presence-queries.ts';
import type { HealerStats } from '../../healers/profiles/figure-queries.ts';
import { healerKind } from '../../healers/profiles/healer-kind.ts';
import { portraitOf, presentHealer } from '../../healers/profiles/present-healer.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';

type Writing = Pick<Deps, 'db'>;
type Showing = Pick<Deps, 'db' | 'catalogue'>;

/** All healers in their order, including drafts and withdrawn ones. Two queries. */
export async function listAdminHealers({ db }: Writing): Promise<ListedHealer[]> {
  const [rows, accounts] = await Promise.all([listDocuments(db, 'healer'), listHealerAccounts(db)]);
  const users = new Set(accounts.flatMap(({ account }) => (account.userId === null ? [] : [account.healerId])));
  return rows.map((row) => {
    const { en, hi, chatPrice } = row.draft;
    const hindi = hi.name !== '' && hi.bio !== '';
    return { ...presentDocument(row), name: en.name, chatPrice, person: users.has(row.id), hindi };
  });
}

/** A healer as the editor shows them. Three queries. @throws ShopError not_found */
export async function getAdminHealer({ db }: Writing, id: string): Promise<HealerDocument> {
  return serialize(db, await found(db, id));
}

/**
 * A draft with only a name, last in the order. It makes no claims: figures are 0 until they are
 * edited.
 */
export async function addHealer(deps: Writing, actor: Admin, { name }: { name: string }): Promise<HealerDocument> {
  const last = (await listDocuments(deps.db, 'healer')).at(-1);
  const empty = { name: '', initials: '', nextAvailable: '', bio: '', credentials: [] };
  const content: HealerContent = {
    ...{ sample: false, isOnline: false, graha: 'Jupiter', specialization: [], planetFocus: [], languages: [] },
    experience: 0,
    ...{ chatPrice: 100, phonePrice: 1000, videoPrice: 1200, pictureId: null },
    en: { ...empty, name, initials: initialsOf(name) },
    hi: empty,
  };
  const id = newId('hlr_');
  const added = { id, position: (last?.position ?? -1) + 1, content };
  return serialize(deps.db, await addDocument(deps, actor, healerKind, added));
}

/** @throws ShopError not_found, stale_edit */
export async function saveHealer(
  deps: Writing,
  actor: Admin,
  edit: Updated & { content: HealerContent },
): Promise<HealerDocument> {
  return serialize(deps.db, await saveDraft(deps, actor, healerKind, edit));
}

/** @throws ShopError not_found, invalid_input, stale_edit */
export async function publishHealer(deps: Showing, actor: Admin, edit: Updated): Promise<HealerDocument> {
  return serialize(deps.db, await publishDocument(deps, actor, healerKind, edit));
}

/**
 * Stops new sessions; customers with a pending request are notified. @throws ShopError
 * not_found, stale_edit
 */
export async function withdrawHealer(
  deps: Pick<Deps, 'db' | 'catalogue' | 'live'>,
  actor: Admin,
  edit: Updated,
): Promise<HealerDocument> {
  const row = await withdrawDocument(deps, actor, healerKind, edit);
  await declineRequests(deps, edit.id);
  return serialize(deps.db, row);
}

/** @throws ShopError not_found, stale_edit */
export async function restoreHealer(
  deps: Writing,
  actor: Admin,
  edit: Updated & { revision: number },
): Promise<HealerDocument> {
  return serialize(deps.db, await restoreRevision(deps, actor, healerKind, edit));
}

/** Preview of the draft as it would be published. @throws ShopError not_found */
export async function previewHealer({ db }: Writing, id: string): Promise<HealerProfile> {
  const { draft } = await found(db, id);
  return presentHealer(id, draft, { pictures: await listDocumentImages(db, 'healer', [id]) });
}

/** The initials of the first and the last name: 'VT'. */
function initialsOf(name: string): string {
  const messages = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return messages.length > 1 ? `${messages[0]}${messages.at(-1)}` : (messages[0] ?? '');
}

async function found(db: Executor, id: string): Promise<DocumentRow<'healer'>> {
  const row = await findDocument(db, 'healer', id);
  if (!row) throw new ShopError('not_found');
  return row;
}

async function serialize(db: Executor, row: DocumentRow<'healer'>): Promise<HealerDocument> {
  const content = row.draft;
  const [images, revisions, account] = await Promise.all([
    listDocumentImages(db, 'healer', [row.id]),
    listRevisions(db, 'healer', row.id),
    findHealerAccount(db, row.id),
  ]);
  return {
    ...presentDocument(row),
    content: { ...withoutStats(content), pictureId: content.pictureId ?? null },
    picture: portraitOf(images, content.pictureId ?? null),
    ownPortrait: portraitOf(images, account?.account.pictureId ?? null),
    person: account !== null && account.account.userId !== null,
    revisions: revisions.map(({ version, at, by }) => ({ version, at: at.toISOString(), by })),
  };
}

/** Documents of before ratings came from sessions hold figures that an owner typed. */
function withoutStats(content: HealerContent & Partial<HealerStats>): HealerContent {
  const { rating: _, reviewCount: __, successStories: ___, ...rest } = content;
  return rest;
}
