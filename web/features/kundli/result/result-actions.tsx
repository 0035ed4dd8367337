import { isMinor, type KundliReply, type KundliRequest } from '@jyotiratna/contract';
import { printKundliRoute } from '@jyotiratna/contract/kundli';
import { saveKundliRoute } from '@jyotiratna/contract/saved-kundlis';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { api } from '../../../api.ts';
import { inLanguage } from '../in-language.ts';
import { chartImage, handOut } from './chart-image.ts';
import { KeepAndShow } from './save-and-show.tsx';

const { actions } = kundliResult;

type Props = { request: KundliRequest; reply: KundliReply; svg: string };

/** Saves a kundli in the account, prints it, and exports its chart as an image. */
export function ResultActions({ request, reply, svg }: Props) {
  return (
    <KeepAndShow
      labels={actions}
      withNames={actions.withName}
      path="/kundli"
      save={async (parent) =>
        (await api(saveKundliRoute, { body: { ...request, parent } })).kundlis
      }
      minor={isMinor(request.dob, Date.now())}
      print={() => api(printKundliRoute, { body: inLanguage(request) })}
      pdfName="kundli.pdf"
      names={[reply.name]}
      share={async (withNames) => handOut(await chartImage(svg, withNames ? reply.name : null))}
    />
  );
}
