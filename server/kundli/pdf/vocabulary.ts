import { type Locale, languages } from '@jyotiratna/contract';
import type { Vocabulary } from '../../platform/pdf/write-text.ts';

/** Keyboard characters; typographic apostrophe, dash and ellipsis, the degree sign. */
const latin = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}’–°…`;

/**
 * Sample terms of kundlis that together cover every Devanagari glyph used in one, next to the
 * characters that it represents there. If a kundli contains new text, a test lists the missing
 * characters: a term with them is added here.
 */
const devanagari = {
  plain: [
    'अंत अंतर्दशा अच्छी अश्विनी आर्द्रा आवश्यकता आश्लेषा इसलिए उच्च उत्तर उद्यम ऐसी ऐसे ओर और कठिनाई कर्क',
    'कर्नाटक कर्म कलाओं किंस्तुघ्न कुछ कुम्भ कृष्णमूर्ति कोच्चि क्वार्ट्ज़ गण्ड गर्मी गार्नेट गिने गुरु',
    'ग्रह घड़ी चतुर्थी चन्द्र चिकित्सा चौथे जिनमें ज़िरकॉन जुलाई ज्ञात ज्येष्ठा ठीक ढैया तर्जनी तिथियाँ',
    'त्रिकोण दायित्व दिस॰ दुःस्थान दुर्बलता दूर दृष्टि दोष द्वितीया ध्रुव नक्षत्र नहीं निर्देशांक निर्भर',
    'निर्भीकता पन्ना पश्चिम पहिए पुनर्वसु पूर्ण पूर्णिमा पूर्वाफाल्गुनी पेरिडॉट प्रवृत्ति प्रश्न प्लैटिनम',
    'फ़र॰ फिर बाक़ी बिंदु बिना ब्रह्म भूमि मध्य महाराष्ट्र मार्च मीन। लखनऊ लग्न लिंग वक्री वज्र वणिज',
    'वर्षों विद्वान विरोधियों विश्वास वैधृति व्यक्ति शतभिषा शनि शर्तों शिव श्रवण सद्बुद्धि सद्भाव समर्थ',
    'साढ़े सिंह सिद्ध सिद्धि सुकर्मा सूर्य स्थिर स्पष्ट स्पिनेल हर्षण हुआ हैं',
    'की शुक्र अप्रैल जोड़ती शत्रु राशिचक्र रामेश्वरम पूर्वाषाढ़ा अच्छे चित्रा दृढ़ता जल्दबाज़ी कमज़ोर व्यापार प्रीति स्वच्छ व्याघात',
    'प्रतिपदा द्वितीया तृतीया पंचमी षष्ठी सप्तमी अष्टमी नवमी दशमी एकादशी द्वादशी त्रयोदशी चतुर्दशी अमावस्या',
    'विश्राम ग्रंथों भद्रा सफ़ेद विद्या',
  ].join(' '),
  bold: [
    'अंतर्दशाएँ अक्टू॰ अक्षवेदांश अच्छा अधि अनुकूल अप्रैल अश्विनी आर्द्रा आश्लेषा इस उत्तर और कर्माधिपति किसी की',
    'कुंडलियाँ कृत्तिका कृष्णमूर्ति केमद्रुम गुरु ग्रहों चतुर्थांश चतुर्विंशांश चल चित्रा चित्रापक्ष जन्म जून ज्येष्ठा ढैया',
    'त्रिंशांश दरिद्र दुरधरा द्वादशांश धर्म नहीं पन्ना परिवर्तन पुनर्वसु पुष्य पूर्वाफाल्गुनी फ़र॰',
    'बुधादित्य भंग मई मघा माणिक मार्च मालव्य में राहु रोहिणी लक्ष्मी लाहिड़ी वर्ग विंशोत्तरी विशाखा विष वेशि शकट',
    'शतभिषा शनि शुक्र श्रवण षष्ट्यंश सप्तांश सर्प सलाह साढ़े सित॰ सूर्य स्थिति हर्ष हस्त है',
    'द्रेष्काण अष्टकवर्ग',
  ].join(' '),
};

const vocabularies = {
  latin: { plain: latin, bold: latin },
  devanagari: { plain: `${latin} ${devanagari.plain}`, bold: `${latin} ${devanagari.bold}` },
} satisfies Record<string, Vocabulary>;

/** Fonts and sample text of kundlis in a language. */
export const vocabularyIn = (locale: Locale): Vocabulary => vocabularies[languages[locale].script];
