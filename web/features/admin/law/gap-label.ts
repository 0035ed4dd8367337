import {
  type ClaimName,
  type LawCheckName,
  type LawGap,
  type NoticeLanguage,
  noticeLanguages,
  type RemedyGap,
  type SettingName,
} from '@jyotiratna/contract';
import { claims } from '#messages/admin/claims.ts';
import { law as t } from '#messages/admin/law.ts';
import { lawLeftLabels, lawQuestions, remedyGapLabels } from '#messages/admin/law-rules.ts';
import { settingLabels } from '#messages/admin/setting-labels.ts';

/** The text of a missing item of a check; titles and codes are shown unchanged. */
export function gapLabel(check: LawCheckName, { kind, name, count }: LawGap): string {
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
      return lawLeftLabels[check]?.(count) ?? t.left(count);
    case 'variable':
      return t.variable(name);
    case 'notice':
      return t.earlierNotice(noticeLanguages[name as NoticeLanguage].name);
    case 'zones':
      return t.zones;
    default:
      return name;
  }
}
