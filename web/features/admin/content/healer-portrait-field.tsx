import type { HealerContent, HealerDocument } from '@jyotiratna/contract';
import { addHealerImage } from '@jyotiratna/contract/admin/healers';
import { shop } from '../../../shop.ts';
import { storedImage, Tile } from '../../../ui/image.tsx';
import { Panel } from '../layout/panel.tsx';
import { DocumentImageField } from './document-image-field.tsx';
import type { Editing } from './use-document.ts';

/** The healer's portrait; without one their initials are displayed. */
export function HealerPortraitField({ editing }: { editing: Editing<HealerContent, HealerDocument> }) {
  const { doc, draft, set, errorOf } = editing;
  const { ownPortrait } = doc;
  return (
    <Panel title="Portrait" note="Only with the consent of the person. Without one the initials stand in its place.">
      <DocumentImageField
        legend="Portrait"
        hint="JPEG, PNG or WebP, up to 5 MB; it is shown square. Everyone sees it once the draft is published."
        shape="square"
        saved={doc.picture}
        chosen={draft.pictureId}
        onChoose={(imageId) => set({ pictureId: imageId })}
        error={errorOf('pictureId')}
        upload={(body) => shop(addHealerImage, { params: { id: doc.id }, body })}
      />
      {ownPortrait && (
        <div className="mt-4 flex items-center gap-4">
          <Tile picture={storedImage(ownPortrait)} shape="square" sizes="112px" decorative className="w-28" />
          <p className="text-small">The healer has chosen this one at their desk: it is shown in place of yours.</p>
        </div>
      )}
    </Panel>
  );
}
