import {
  type HealerContent,
  type HealerDocument,
  type HealerProfile,
  type ListedHealer,
  ShopError,
} from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { addDocument } from '../../documents/change-document.ts';
import { presentDocument, presentEdited } from '../../documents/present-document.ts';
import {
  type DocumentRow,
  listDocumentImages,
  listDocuments,
  requireDocument,
} from '../../documents/queries.ts';
import {
  dropHealerRow,
  findHealerAccount,
  listHealerAccounts,
} from '../../healers/presence-queries.ts';
import type { HealerStats } from '../../healers/profiles/figure-queries.ts';
import { healerKind } from '../../healers/profiles/healer-kind.ts';
import { portraitOf, presentHealer } from '../../healers/profiles/present-healer.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import type { Deletion } from './delete-document.ts';

type Writing = Pick<Deps, 'db'>;

/** All healers in display order, including drafts and withdrawn ones. Two queries. */
export async function listAdminHealers({ db }: Writing): Promise<ListedHealer[]> {
  const [rows, accounts] = await Promise.all([listDocuments(db, 'healer'), listHealerAccounts(db)]);
  const users = new Set(
    accounts.flatMap(({ account }) => (account.userId === null ? [] : [account.healerId])),
  );
  return rows.map((row) => {
    const { en, hi, chatPrice } = row.draft;
    const hindi = hi.name !== '' && hi.bio !== '';
    return { ...presentDocument(row), name: en.name, chatPrice, person: users.has(row.id), hindi };
  });
}

/**
 * Adds a draft with only a name, last in the display order. Its figures are 0 until they are
 * edited.
 */
export async function addHealer(
  deps: Writing,
  actor: Admin,
  { name }: { name: string },
): Promise<HealerDocument> {
  const last = (await listDocuments(deps.db, 'healer')).at(-1);
  const empty = { name: '', initials: '', nextAvailable: '', bio: '', credentials: [] };
  const content: HealerContent = {
    ...{
      sample: false,
      isOnline: false,
      graha: 'Jupiter',
      specialization: [],
      planetFocus: [],
      languages: [],
    },
    experience: 0,
    ...{ chatPrice: 100, phonePrice: 1000, videoPrice: 1200, pictureId: null },
    en: { ...empty, name, initials: initialsOf(name) },
    hi: empty,
  };
  const id = newId('hlr_');
  const added = { id, position: (last?.position ?? -1) + 1, content };
  return presentHealerDocument(deps.db, await addDocument(deps, actor, healerKind, added));
}

/** Preview of the draft as it would be published. @throws ShopError not_found */
export async function previewHealer({ db }: Writing, id: string): Promise<HealerProfile> {
  const { draft } = await requireDocument(db, 'healer', id);
  return presentHealer(id, draft, { pictures: await listDocumentImages(db, 'healer', [id]) });
}

/** The initials of the first and the last name: 'VT'. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '');
}

/** A healer in the editor's format. Three queries. */
export async function presentHealerDocument(
  db: Executor,
  row: DocumentRow<'healer'>,
): Promise<HealerDocument> {
  const [document, images, healer] = await Promise.all([
    presentEdited(db, row),
    listDocumentImages(db, 'healer', [row.id]),
    findHealerAccount(db, row.id),
  ]);
  const pictureId = row.draft.pictureId ?? null;
  return {
    ...document,
    content: { ...withoutStats(row.draft), pictureId },
    picture: portraitOf(images, pictureId),
    ownPortrait: portraitOf(images, healer?.account.pictureId ?? null),
    person: healer !== null && healer.account.userId !== null,
  };
}

/**
 * Only a healer who was never published and has no invitation can be deleted.
 * @throws ShopError healer_known if sessions or a user may refer to the healer
 */
export const checkHealerDeletion: Deletion = async (tx, { id, publishedAt }) => {
  if (publishedAt !== null) throw new ShopError('healer_known');
  await dropHealerRow(tx, id);
  if (await findHealerAccount(tx, id)) throw new ShopError('healer_known');
};

/**
 * Removes ratings typed by an owner: documents from before ratings were computed from sessions
 * contain them.
 */
function withoutStats(content: HealerContent & Partial<HealerStats>): HealerContent {
  const { rating: _, reviewCount: __, successStories: ___, ...rest } = content;
  return rest;
}
