import { defined, itemAt, type Locale, languages } from '@jyotiratna/contract';
import { stateNames } from '@jyotiratna/messages/hi/accounts/state-names.ts';
import { hindiNames } from './hindi-names.ts';

/**
 * Well-known towns whose Hindi name follows from the sound, so that the search needs no entry:
 * [Hindi name, table name].
 */
const following = `जयपुर Jaipur, जोधपुर Jodhpur, उदयपुर Udaipur, कोटा Kota, अजमेर Ajmer, बीकानेर Bikaner, अलवर Alwar, भीलवाड़ा Bhilwara,
सीकर Sikar, पुष्कर Pushkar, माउंट_आबू Mount_Abu, जैसलमेर Jaisalmer, नाथद्वारा Nathdwara, आगरा Agra, मथुरा Mathura, अलीगढ़ Aligarh, झाँसी Jhansi,
गोरखपुर Gorakhpur, सहारनपुर Saharanpur, गाज़ियाबाद Ghaziabad, फ़िरोज़ाबाद Firozabad, मुज़फ़्फ़रनगर Muzaffarnagar, सुलतानपुर Sultanpur, मिर्ज़ापुर Mirzapur,
बलिया Ballia, बस्ती Basti, गया Gaya, भागलपुर Bhagalpur, मुज़फ़्फ़रपुर Muzaffarpur, दरभंगा Darbhanga, पूर्णिया Purnia, जमशेदपुर Jamshedpur, धनबाद Dhanbad,
देवघर Deoghar, हज़ारीबाग Hazaribagh, रायपुर Raipur, बिलासपुर Bilaspur, दुर्ग Durg, भिलाई Bhilai, रीवा Rewa, सतना Satna, सागर Sagar, रतलाम Ratlam, देवास Dewas,
खंडवा Khandwa, ओंकारेश्वर Omkareshwar, खजुराहो Khajuraho, राजकोट Rajkot, भावनगर Bhavnagar, जामनगर Jamnagar, जूनागढ़ Junagadh, द्वारका Dwarka,
सोमनाथ Somnath, गांधीनगर Gandhinagar, आणंद Anand, भुज Bhuj, नागपुर Nagpur, सोलापुर Solapur, कोल्हापुर Kolhapur, सांगली Sangli, अमरावती Amravati,
अकोला Akola, जलगाँव Jalgaon, नांदेड़ Nanded, लातूर Latur, शिरडी Shirdi, रत्नागिरि Ratnagiri, पणजी Panaji, अमृतसर Amritsar, लुधियाना Ludhiana, जालंधर Jalandhar,
पटियाला Patiala, अंबाला Ambala, करनाल Karnal, पानीपत Panipat, सोनीपत Sonipat, रोहतक Rohtak, हिसार Hisar, फ़रीदाबाद Faridabad, जम्मू Jammu, श्रीनगर Srinagar,
लेह Leh, सोलन Solan, मंडी Mandi, मनाली Manali, धर्मशाला Dharamsala, नैनीताल Nainital, अल्मोड़ा Almora, आसनसोल Asansol, दुर्गापुर Durgapur, खड़गपुर Kharagpur,
दार्जिलिंग Darjeeling, राउरकेला Rourkela, संबलपुर Sambalpur, डिब्रूगढ़ Dibrugarh, जोरहाट Jorhat, तेज़पुर Tezpur, कोहिमा Kohima, अगरतला Agartala, ईटानगर Itanagar,
तिरुपति Tirupati, गुंटूर Guntur, नेल्लोर Nellore, वारंगल Warangal, सेलम Salem, वेल्लोर Vellore, तंजावुर Thanjavur, रामेश्वरम Rameswaram, कन्याकुमारी Kanniyakumari,
कोल्लम Kollam, त्रिशूर Thrissur, उडुपी Udupi, बीदर Bidar`;

const names: ReadonlyMap<string, string> = new Map([
  ...following.split(',').map((pair): [string, string] => {
    const [hindi = '', name = ''] = pair.trim().split(' ');
    return [name.replaceAll('_', ' '), hindi.replaceAll('_', ' ')];
  }),
  ...hindiNames.map(([hindi, name]): [string, string] => [name, itemAt(hindi.split(' | '), 0)]),
]);

const states: ReadonlyMap<string, string> = new Map([
  ...Object.entries(stateNames),
  ['Andaman and Nicobar', stateNames['Andaman and Nicobar Islands']],
]);

/** Countries to whose towns the Hindi names apply. */
const nearby = new Set(['India', 'Nepal', 'Bangladesh', 'Pakistan', 'Sri Lanka', 'Bhutan']);

/** Hindi names of countries by English name, from CLDR. */
const countries = countriesIn('hi');

function countriesIn(language: string): ReadonlyMap<string, string> {
  const en = new Intl.DisplayNames(['en'], { type: 'region' });
  const own = new Intl.DisplayNames([language], { type: 'region' });
  const chars = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = chars.flatMap((first) => chars.map((second) => first + second));
  return new Map(codes.map((code) => [defined(en.of(code)), defined(own.of(code))]));
}

function inHindi<Named extends Parts>(place: Named): Named {
  const { name, region, country } = place;
  // The same name in another country is another place: Delhi in Louisiana.
  const isTranslated =
    nearby.has(country) || hindiNames.some(([, of]) => of === name && abroad.has(name));
  const parts = region
    .split(', ')
    .map((part) => (country === 'India' ? (states.get(part) ?? names.get(part)) : null) ?? part);
  return {
    ...place,
    name: (isTranslated && names.get(name)) || name,
    region: parts.join(', '),
    country: countries.get(country) ?? country,
  };
}

const abroad = new Set(['Dubai', 'London', 'Paris', 'Singapore', 'Toronto', 'New York City']);

type Parts = { name: string; region: string; country: string };

/** Functions that translate place names, by the `data` of a language. */
const cached: Partial<Record<string, <Named extends Parts>(place: Named) => Named>> = {
  hi: inHindi,
};

/** A place with its names in a language; missing names stay in Latin script. */
export function placeIn<Named extends Parts>(place: Named, language: Locale): Named {
  return cached[languages[language].data]?.(place) ?? place;
}
