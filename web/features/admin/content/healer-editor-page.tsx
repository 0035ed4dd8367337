import type { HealerContent, HealerDocument } from '@jyotiratna/contract';
import {
  addHealerImage,
  deleteHealerRoute,
  getAdminHealerRoute,
  publishHealerRoute,
  restoreHealerRoute,
  saveHealerRoute,
  withdrawHealerRoute,
} from '@jyotiratna/contract/admin/healers';
import { healers, content as t } from '#messages/admin/content.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { storedImage, Tile } from '../../../ui/image.tsx';
import { Panel } from '../layout/panel.tsx';
import { DocumentImageField } from './document-image-field.tsx';
import { DocumentPage } from './document-page.tsx';
import { HealerCertificates } from './healer-certificates.tsx';
import { HealerChoiceFields } from './healer-choices.tsx';
import { HealerStatFields } from './healer-figures.tsx';
import { HealerLabels } from './healer-labels.tsx';
import type { Editing } from './use-document.ts';

type Props = { editing: Editing<HealerContent, HealerDocument> };

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
      labels={healers}
      deletable={['draft']}
      Fields={Fields}
      withdrawalOf={() => healers.withdrawal}
    />
  );
}

function Fields({ editing }: Props) {
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
      <Portrait editing={editing} />
      <HealerLabels editing={editing} />
      <HealerCertificates healerId={doc.id} />
    </>
  );
}

/** The healer's portrait; without one their initials are displayed. */
function Portrait({ editing: { doc, field } }: Props) {
  const { ownPortrait } = doc;
  return (
    <Panel title={t.portrait} note={t.onlyConsentPerson}>
      <DocumentImageField
        legend={t.portrait}
        hint={t.jpegPngOrWebp}
        shape="square"
        saved={doc.picture}
        field={field('pictureId')}
        upload={(body) => shop(addHealerImage, { params: { id: doc.id }, body })}
      />
      {ownPortrait && (
        <div className="mt-4 flex items-center gap-4">
          <Tile
            picture={storedImage(ownPortrait)}
            shape="square"
            sizes="112px"
            decorative
            className="w-28"
          />
          <p className="text-small">{t.healerChosenOne}</p>
        </div>
      )}
    </Panel>
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
