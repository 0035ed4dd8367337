import {
  type ErrorMessage,
  errorMessage,
  type HealerCertificate,
  maxHealerCertificates,
  ShopError,
} from '@jyotiratna/contract';
import { line } from '@jyotiratna/contract/fields';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { imageRequired } from '../../platform/images/image-required.ts';
import { toShopError } from '../../platform/images/to-shop-error.ts';
import { newId } from '../../platform/secrets/token.ts';
import { findHealerAccount, lockHealerAccount } from '../presence-queries.ts';
import { healersTag } from '../profiles/healer-kind.ts';
import {
  type CertificateRow,
  deleteCertificate,
  findCertificateContent,
  insertCertificate,
  listCertificates,
  lockCertificate,
  type Owner,
  type Ref,
  setCertificateState,
} from './queries.ts';

type Changing = Pick<Deps, 'db' | 'catalogue'>;

/**
 * The user and the profile of a healer, as owner of documents. @throws ShopError healer_not_found
 */
export async function certificateOwner(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<Required<Owner>> {
  const found = await findHealerAccount(db, userId);
  if (!found) throw new ShopError('healer_not_found');
  return { healerId: found.account.healerId, userId };
}

export async function readCertificates(db: Executor, owner: Owner): Promise<HealerCertificate[]> {
  return (await listCertificates(db, owner)).map(present);
}

/**
 * The WebP file of a document. @throws ShopError not_found without a file, or for another owner's
 */
export async function readCertificate({ db }: Pick<Deps, 'db'>, ref: Ref): Promise<Buffer> {
  const content = await findCertificateContent(db, ref);
  if (content === null) throw new ShopError('not_found');
  return Buffer.from(content, 'base64');
}

/**
 * Stores a document, decoded and re-encoded like every image, to be checked by the shop.
 * @throws ShopError invalid_input without a name or an image, or for too many documents, upload_*,
 * healer_not_found
 */
export async function addCertificate(
  deps: Changing & Pick<Deps, 'images'>,
  owner: Owner,
  { files: [file], fields }: Form,
): Promise<HealerCertificate[]> {
  const name = line(100, 'certificate_name').safeParse(fields.name ?? '');
  if (!name.success) throw invalidInput('name', errorMessage('certificate_name'));
  if (!file) throw imageRequired();
  const { bytes, width, height } = await deps.images.makePrivate(file).catch((error: unknown) => {
    throw toShopError(error, 0);
  });
  const content = bytes.toString('base64');
  return transact(deps.db, async (tx) => {
    const { healerId } = owner;
    const account = await lockHealerAccount(tx, owner.userId ?? healerId);
    if (owner.userId && !account) throw new ShopError('healer_not_found');
    if ((await listCertificates(tx, owner)).length >= maxHealerCertificates)
      throw invalidInput(
        'images',
        errorMessage('certificate_count', { most: maxHealerCertificates }),
      );
    const row = { id: newId('crt_'), healerId, userId: account?.userId ?? null, name: name.data };
    await insertCertificate(tx, { ...row, width, height, content });
    return readCertificates(tx, owner);
  });
}

/** Deletes a document. @throws ShopError not_found for another owner's document */
export async function removeCertificate(
  deps: Changing,
  ref: Ref,
  actor?: Admin,
): Promise<HealerCertificate[]> {
  return transact(deps.db, async (tx) => {
    if (!(await deleteCertificate(tx, ref))) throw new ShopError('not_found');
    if (actor) await audit(tx, actor, 'healer.certificate-delete', `healer:${ref.healerId}`, {});
    invalidateOnCommit([healersTag]);
    return readCertificates(tx, ref);
  });
}

/**
 * Saves the result of the check, with administrator and time, also in the audit log; idempotent.
 * @param reason the reason for a rejection; null if accepted
 * @throws ShopError not_found
 */
export async function checkCertificate(
  deps: Changing,
  actor: Admin,
  ref: Ref,
  reason: string | null,
): Promise<HealerCertificate[]> {
  const after = {
    state: reason === null ? ('checked' as const) : ('refused' as const),
    refusal: reason ?? '',
  };
  return transact(deps.db, async (tx) => {
    const certificate = await lockCertificate(tx, ref);
    if (!certificate) throw new ShopError('not_found');
    if (certificate.state !== after.state || certificate.refusal !== after.refusal) {
      await setCertificateState(tx, ref, { ...after, checkedBy: actor.email });
      await audit(tx, actor, `healer.certificate-${after.state}`, `healer:${ref.healerId}`, {
        state: { before: certificate.state, after: after.state },
        ...(reason !== null && { reason: { before: null, after: reason } }),
      });
      invalidateOnCommit([healersTag]);
    }
    return readCertificates(tx, ref);
  });
}

function invalidInput(field: string, message: ErrorMessage): ShopError {
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}

function present(row: CertificateRow): HealerCertificate {
  const { id, name, state, refusal, checkedAt, checkedBy, createdAt, width, height, stored } = row;
  return {
    ...{ id, name, state, refusal, checkedBy, width, height, stored },
    checkedAt: checkedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
