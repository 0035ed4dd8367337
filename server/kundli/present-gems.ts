import type { GemAdvice as GemAdviceReply, StoneAdvice as StoneReply } from '@jyotiratna/contract';
import type { GemAdvice, Language, StoneAdvice } from '@jyotiratna/jyotish';
import { engineMessages } from '@jyotiratna/messages/every-language/engine.ts';

/** The engine's gem advice in the contract's format. */
export function presentGems(advice: GemAdvice, language: Language): GemAdviceReply {
  const present = (stone: StoneAdvice) => presentStone(stone, language);
  if (advice.basis === 'nakshatra') {
    return {
      basis: 'nakshatra',
      best: present(advice.best),
      alternative: advice.alternative && present(advice.alternative),
      neutral: [],
      avoid: [],
      nodes: [],
      note: advice.note,
      disclaimer: advice.disclaimer,
    };
  }
  return {
    basis: 'lagna',
    best: present(advice.best),
    alternative: present(advice.alternative),
    neutral: advice.neutral.map(present),
    avoid: advice.avoid.map(present),
    nodes: advice.nodes.map(present),
    note: null,
    disclaimer: advice.disclaimer,
  };
}

function presentStone(
  { graha, stone, reasons, score, consultFirst, neverWith }: StoneAdvice,
  language: Language,
): StoneReply {
  const { name, substitutes, metals, finger, day } = engineMessages[language].gems.stones[graha];
  return {
    graha,
    stone: name,
    hindi: stone.hindi,
    substitutes: [...substitutes],
    known: { stone: stone.name, substitutes: [...stone.substitutes] },
    metals: [...metals],
    finger,
    day,
    reasons: reasons.map(({ title, text }) => ({ title, text })),
    score,
    consultFirst,
    neverWith: [...neverWith],
  };
}
