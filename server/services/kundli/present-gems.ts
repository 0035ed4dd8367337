import type { GemAdvice as GemAdviceReply, StoneAdvice as StoneReply } from '@jyotiratna/contract';
import type { GemAdvice, StoneAdvice } from '@jyotiratna/jyotish';

/** The engine's advice on stones as the contract shows it. */
export function presentGems(advice: GemAdvice): GemAdviceReply {
  if (advice.basis === 'nakshatra') {
    return {
      basis: 'nakshatra',
      best: present(advice.best),
      alternative: null,
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

function present({ graha, stone, reasons, score, consultFirst, neverWith }: StoneAdvice): StoneReply {
  return {
    graha,
    stone: stone.name,
    hindi: stone.hindi,
    substitutes: [...stone.substitutes],
    metals: [...stone.metals],
    finger: stone.finger,
    day: stone.day,
    reasons: reasons.map(({ title, text }) => ({ title, text })),
    score,
    consultFirst,
    neverWith: [...neverWith],
  };
}
