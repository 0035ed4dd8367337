import { type Company, configured } from '../company.ts';
import type * as english from '../en/about.ts';

export const about: typeof english.about = {
  head: {
    title: 'हमारे बारे में | Jyotiratna',
    description: 'हम कौन हैं: साफ़ कीमत वाले रत्न, मुफ़्त में बनने वाली कुंडली, और ज्योतिष क्या है इस पर सीधी बात।',
  },
  heading: 'हमारे बारे में',
  lead: 'रत्नों की एक दुकान जो हर बात का कारण बताती है।',
  sections: [
    {
      heading: 'हम क्या बेचते हैं',
      text: 'रत्न और उपरत्न: बिना जड़े, अँगूठियों में और ब्रेसलेट के रूप में। हर पृष्ठ पर सामग्री, माप, वज़न और वह ग्रह लिखा है जिसके लिए रत्न परंपरा से पहना जाता है।',
    },
    {
      heading: 'ज्योतिष का उपयोग',
      text: 'कुंडली आपके जन्म के समय ग्रहों की स्थिति से बनती है और मुफ़्त है। उसमें परंपरा के सुझाए रत्न होते हैं, और उतने ही साफ़ वे भी जिन्हें न पहनना बेहतर है। ज्योतिष आस्था की परंपरा है। हम बताते हैं कि वह क्या कहता है, और किसी परिणाम का वादा नहीं करते।',
    },
    {
      heading: 'किससे पूछ सकते हैं',
      text: 'ज्योतिषी और परामर्शदाता चैट, फ़ोन या वीडियो पर प्रश्नों के उत्तर देते हैं। चैट के पहले 3 मिनट मुफ़्त हैं, और आगे के हर मिनट की कीमत नाम के पास लिखी है।',
    },
  ],
  ourselves: ({ clients, satisfaction, guarantee }) => {
    const claims = [
      ...(clients ? [`${clients} संतुष्ट ग्राहक`] : []),
      ...(satisfaction ? [`${satisfaction} संतुष्टि`] : []),
    ];
    const parts = [
      'सही नाम, साफ़ कीमत और सीधे उत्तर।',
      ...(claims.length > 0 ? [`ये आँकड़े हम बनाए रखना चाहते हैं: ${claims.join(', ')}।`] : []),
      ...(guarantee ? ['पहले परामर्श पर पैसे वापसी की गारंटी है।'] : []),
    ];
    return { heading: 'हमारी ज़िम्मेदारी', text: parts.join(' ') };
  },
  remedies: 'उपाय देखें',
  kundli: 'मुफ़्त कुंडली बनाएँ',
  companyHeading: 'कंपनी',
};

/** Lines about the company, only those that the owner has configured. */
export function companyLines(company: Company): string[] {
  return configured(
    [company.legalName, (name) => `कंपनी: ${name}`],
    [company.address, (address) => `पंजीकृत पता: ${address}`],
    [company.branches, (branches) => `शाखाएँ: ${branches}`],
    [company.gstin, (gstin) => `GSTIN: ${gstin}`],
    [company.email, (email) => `ईमेल: ${email}`],
    [company.phone, (phone) => `फ़ोन: ${phone}`],
    [company.grievanceOfficer, (officer) => `शिकायत अधिकारी: ${officer}`],
    [company.grievanceDesignation, (designation) => `शिकायत अधिकारी का पद: ${designation}`],
    [company.grievanceEmail, (email) => `शिकायत के लिए ईमेल: ${email}`],
    [company.grievancePhone, (phone) => `शिकायत अधिकारी का फ़ोन: ${phone}`],
  );
}
