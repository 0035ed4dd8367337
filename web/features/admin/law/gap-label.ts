import type { ClaimName, LawCheckName, LawGap, RemedyGap, SettingName } from '@jyotiratna/contract';
import { claims } from '#messages/admin/claims.ts';
import { law as t } from '#messages/admin/law.ts';
import { lawQuestions, remedyGapLabels } from '#messages/admin/law-rules.ts';
import { settingLabels } from '#messages/admin/setting-labels.ts';

/** The text of a gap; a variable, a title and a code are their own. */
export function gapLabel({ kind, name, count }: LawGap): string {
  switch (kind) {
    case 'setting':
      return settingLabels[name as SettingName].label;
    case 'claim':
      return claims.labels[name as ClaimName];
    case 'remedies':
      return remedyGapLabels[name as RemedyGap](count);
    case 'question':
      return lawQuestions[name as LawCheckName] ?? name;
    case 'left':
      return t.left(count);
    case 'zones':
      return t.zones;
    default:
      return name;
  }
}
