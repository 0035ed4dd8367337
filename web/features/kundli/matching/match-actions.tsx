import { isMinor, type MatchReply, type MatchRequest } from '@jyotiratna/contract';
import { printMatchRoute } from '@jyotiratna/contract/matching';
import { saveKundliRoute } from '@jyotiratna/contract/saved-kundlis';
import { matchingResult } from '#messages/kundli/matching-result.ts';
import { api } from '../../../api.ts';
import { handOut } from '../result/chart-image.ts';
import { KeepAndShow } from '../result/save-and-show.tsx';
import { matchImage } from './match-image.ts';
import { birthOf } from './two-births.ts';
import { matchInLanguage } from './use-match.ts';

const { actions } = matchingResult;

/**
 * Actions on a match: save one or both births to the account, and export the match as PDF and as an
 * image.
 */
export function MatchActions({ request, reply }: { request: MatchRequest; reply: MatchReply }) {
  const births = [birthOf('boy', request), birthOf('girl', request)] as const;
  async function save(parent: boolean) {
    await api(saveKundliRoute, { body: { ...births[0], parent } });
    return (await api(saveKundliRoute, { body: { ...births[1], parent } })).kundlis;
  }

  return (
    <KeepAndShow
      labels={actions}
      withNames={actions.withNames}
      path="/kundli-matching"
      save={save}
      minor={births.some(({ dob }) => isMinor(dob, Date.now()))}
      print={() => api(printMatchRoute, { body: matchInLanguage(request) })}
      pdfName="kundli-matching.pdf"
      names={[reply.boy.name, reply.girl.name]}
      share={async (withNames) =>
        handOut(await matchImage(reply, withNames), 'kundli-matching.png')
      }
    />
  );
}
