import { type Claims, claimNames, hiddenReason, type Law } from '@jyotiratna/contract';
import { countLabelGaps } from '../../catalogue/label-queries.ts';
import { readClaims } from '../../content/claims.ts';
import { servesAbroad } from '../../delivery/plan-delivery.ts';
import { listPublishedDocuments } from '../../documents/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { listCodesWithoutEnd } from '../../pricing/queries.ts';
import { readAdminNotices } from '../../privacy/notices/save-notices.ts';
import { planLaw } from './plan-law.ts';
import { readSetup } from './read-setup.ts';

/**
 * Reads the checks of the Law screen (legal compliance). About twenty queries, for administrators
 * only.
 */
export async function readLaw({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<Law> {
  const [{ steps }, { claims }] = await Promise.all([readSetup({ db, env }), readClaims(db)]);
  const [settings, gaps, withoutEnd, claiming, { translations }] = await Promise.all([
    readSettings({ db, env }),
    countLabelGaps(db),
    listCodesWithoutEnd(db),
    listClaiming(db, claims),
    readAdminNotices(db),
  ]);
  const setup = new Map(steps.map((step) => [step.name, step]));
  return planLaw({
    env: settings,
    setup,
    gaps,
    claims,
    claiming,
    withoutEnd,
    notices: translations,
  });
}

/** Phrases in both languages by which an owner's text makes a claim. */
const patterns: Readonly<Record<(typeof claimNames)[number], RegExp>> = {
  clients: /\d[\d,]*\+? (satisfied clients|संतुष्ट ग्राहक)/i,
  satisfaction: /\d+ ?% ?(satisfaction|संतुष्टि)/i,
  support: /24 ?\/ ?7/,
  guarantee: /money-back guarantee|पैसे वापसी की गारंटी/i,
  experts: /verified experts|जाँचे हुए विशेषज्ञ/i,
  international: /international shipping available|विदेशों में डिलीवरी उपलब्ध/i,
};

/** Titles of published FAQs, articles and profiles that make a claim that pages hide. */
async function listClaiming(db: Executor, claims: Claims): Promise<string[]> {
  const hidden = claimNames.filter(
    (name) => hiddenReason(name, claims[name], { acceptsPayments: true, servesAbroad }) !== null,
  );
  const [faqs, articles, healers] = [
    await listPublishedDocuments(db, 'faq'),
    await listPublishedDocuments(db, 'article'),
    await listPublishedDocuments(db, 'healer'),
  ];
  return [...faqs, ...articles, ...healers]
    .filter(({ published }) =>
      hidden.some((name) => patterns[name].test(JSON.stringify(published))),
    )
    .map(({ id, published }) => titleOf(published) ?? id);
}

/** A document's title, in English if there is one; null without a title. */
function titleOf(content: object): string | null {
  const { en, name, title } = content as Record<string, unknown>;
  const [found] = [en, name, title]
    .flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values({ ...one, body: '' }) : [one],
    )
    .filter((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : null;
}
