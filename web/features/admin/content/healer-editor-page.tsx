import type { HealerContent, HealerDocument } from '@jyotiratna/contract';
import {
  deleteHealerRoute,
  getAdminHealerRoute,
  publishHealerRoute,
  restoreHealerRoute,
  saveHealerRoute,
  withdrawHealerRoute,
} from '@jyotiratna/contract/admin/healers';
import { content as t } from '#messages/admin/content.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { DocumentPage } from './document-page.tsx';
import { HealerCertificates } from './healer-certificates.tsx';
import { HealerChoiceFields } from './healer-choices.tsx';
import { HealerStatFields } from './healer-figures.tsx';
import { HealerLabels } from './healer-labels.tsx';
import { HealerPortraitField } from './healer-portrait-field.tsx';
import type { Editing } from './use-document.ts';

/**
 * Edits one healer's profile in both languages, with the price of sessions. Only a draft that never
 * was published can be deleted: sessions with any other healer name them for good.
 */
export function HealerEditorPage() {
  return (
    <DocumentPage<HealerContent, HealerDocument>
      section="healers"
      titleOf={({ en }) => en.name}
      callsOf={callsOf}
      labels={{
        one: t.healer,
        list: t.allHealers,
        loading: t.loadingProfile,
        missing: t.noSuchHealer,
        missingText: t.draftDeletedOr,
        failed: t.profileCouldNot,
      }}
      deletion={{ subject: t.draft, description: t.profileGoneGood, states: ['draft'] }}
      Fields={Fields}
      withdrawalOf={() => t.healerLeavesPage}
    />
  );
}

function Fields({ editing }: { editing: Editing<HealerContent, HealerDocument> }) {
  const { doc } = editing;
  return (
    <>
      {doc.person && (
        <Alert tone="info" title={t.personHealersDesk}>
          {t.whetherTheyOnline}
        </Alert>
      )}
      <HealerStatFields editing={editing} />
      <HealerChoiceFields editing={editing} />
      <HealerPortraitField editing={editing} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <HealerLabels language="en" editing={editing} />
        <HealerLabels language="hi" editing={editing} />
      </div>
      <HealerCertificates healerId={doc.id} />
    </>
  );
}

const only = ({ healer }: { healer: HealerDocument }) => healer;

function callsOf(id: string) {
  const params = { id };
  return {
    read: () => shop(getAdminHealerRoute, { params }).then(only),
    save: (version: number, content: HealerContent) =>
      shop(saveHealerRoute, { params, body: { version, content } }).then(only),
    publish: (version: number) =>
      shop(publishHealerRoute, { params, body: { version } }).then(only),
    withdraw: (version: number) =>
      shop(withdrawHealerRoute, { params, body: { version } }).then(only),
    restore: (version: number, revision: number) =>
      shop(restoreHealerRoute, { params, body: { version, revision } }).then(only),
    remove: (version: number) => shop(deleteHealerRoute, { params, body: { version } }),
  };
}
