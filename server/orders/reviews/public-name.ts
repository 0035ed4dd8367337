import { typedText } from '@jyotiratna/contract';

/**
 * Titles before a name in English and in Indian scripts, without dots; several may be combined
 * ('Prof. (Dr.)').
 */
const titles: ReadonlySet<string> = new Set(
  `mr mrs ms miss mx master dr prof ca cs cma adv er ar eng engr capt col lt maj gen brig sgt cdr wg flt sqn justice
  smt shri shree sri shreemati shrimati srimati shriman sriman sushri kum kumari km ku selvi thiru thirumathi tmt janab haji hajji
  mohd md mohammad mohammed muhammad begum sardar sardarni pt pandit swami guru acharya sir madam late rev fr sr hon retd
  डॉ डा डाॅ डॉक्टर प्रो श्री श्रीमती श्रीमति सुश्री कुमारी कु पं पंडित स्वामी आचार्य एड एडवोकेट सीए मो मोहम्मद मुहम्मद इंजी कैप्टन सरदार जनाब
  ডা ডাঃ ড ডঃ শ্রী শ্রীমতি শ্রীমতী মো মোঃ ডক্টর ਡਾ ਸ਼੍ਰੀ ਸ੍ਰੀ ਸ਼੍ਰੀਮਤੀ ਸਰਦਾਰ ડૉ ડો ડા શ્રી શ્રીમતી ଡା ଡାଃ ଡଃ ଡ଼ଃ ଶ୍ରୀ ଶ୍ରୀମତୀ
  திரு திருமதி செல்வி டாக்டர் డా డాక్టర్ శ్రీ శ్రీమతి ಡಾ ಶ್ರೀ ಶ್ರೀಮತಿ ഡോ ശ്രീ ശ്രീമതി ڈاکٹر جناب محترمہ مولانا محمد`
    .normalize()
    .split(/\s+/),
);
const bare = (word: string) => word.replaceAll(/[^\p{L}\p{M}]/gu, '').toLowerCase();
/** A title, or a word without letters between two titles, such as '&'. */
const isTitle = (word: string) => titles.has(bare(word)) || bare(word) === '';
/** An initial: 'S.', 'S' or 'A.P.J.', and 'एस.' */
const isInitial = (word: string) =>
  /^\p{L}$|^(?:\p{L}\p{M}*\.)+\p{L}?$|^\p{L}[\p{L}\p{M}]\.$/u.test(word);

/**
 * The part of a buyer's name displayed with a review: the given name with preceding titles, as in
 * 'Dr. Asha' of 'Dr. Asha Verma', and with the initials that precede South Indian names, as in 'S.
 * Ramanathan'. A name of only titles and initials is displayed unchanged.
 */
export function publicName(fullName: string): string {
  const nameParts = typedText(fullName)
    .replace(/\.(?=\p{L}{2})/gu, '. ')
    .split(/\s+/);
  const given = nameParts.findIndex((word) => !isTitle(word) && !isInitial(word));
  return nameParts.slice(0, given < 0 ? nameParts.length : given + 1).join(' ');
}
