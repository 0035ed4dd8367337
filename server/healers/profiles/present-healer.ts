import { freeChatMinutes, type HealerContent, type HealerProfile } from '@jyotiratna/contract';

/** A healer as pages show them. Only a sample is there without a person. */
export function presentHealer(id: string, content: HealerContent): HealerProfile {
  const { sample, isOnline } = content;
  return { ...content, id, isOnline: sample && isOnline, freeMinutes: freeChatMinutes };
}
