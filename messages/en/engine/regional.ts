/** Solar months, years and festivals of regions. Months by the Sun’s rashi, from Mesha. */
export const regional = {
  // biome-ignore format: six a line
  months: {
    tamil: [
      'Chithirai', 'Vaikasi', 'Aani', 'Aadi', 'Aavani', 'Purattasi',
      'Aippasi', 'Karthigai', 'Margazhi', 'Thai', 'Maasi', 'Panguni',
    ],
    malayalam: [
      'Medam', 'Edavam', 'Mithunam', 'Karkidakam', 'Chingam', 'Kanni',
      'Thulam', 'Vrischikam', 'Dhanu', 'Makaram', 'Kumbham', 'Meenam',
    ],
    bengali: [
      'Boishakh', 'Joishtho', 'Asharh', 'Srabon', 'Bhadro', 'Ashwin',
      'Kartik', 'Ogrohayon', 'Poush', 'Magh', 'Falgun', 'Choitro',
    ],
  },
  /** The sixty-year cycle. */
  // biome-ignore format: ten a line
  samvatsaras: [
    'Prabhava', 'Vibhava', 'Shukla', 'Pramoda', 'Prajapati', 'Angirasa', 'Shrimukha', 'Bhava', 'Yuva', 'Dhatri',
    'Ishvara', 'Bahudhanya', 'Pramathi', 'Vikrama', 'Vrisha', 'Chitrabhanu', 'Svabhanu', 'Tarana', 'Parthiva', 'Vyaya',
    'Sarvajit', 'Sarvadhari', 'Virodhi', 'Vikriti', 'Khara', 'Nandana', 'Vijaya', 'Jaya', 'Manmatha', 'Durmukhi',
    'Hevilambi', 'Vilambi', 'Vikari', 'Sharvari', 'Plava', 'Shubhakrit', 'Shobhakrit', 'Krodhi', 'Vishvavasu', 'Parabhava',
    'Plavanga', 'Kilaka', 'Saumya', 'Sadharana', 'Virodhikrit', 'Paridhavi', 'Pramadi', 'Ananda', 'Rakshasa', 'Nala',
    'Pingala', 'Kalayukta', 'Siddharthi', 'Raudra', 'Durmati', 'Dundubhi', 'Rudhirodgari', 'Raktakshi', 'Krodhana', 'Akshaya',
  ],
  regions: {
    tamil: {
      name: 'Tamil Nadu (Vakya)',
      rules:
        'Tamil solar months by the Sun of the Vakya almanacs, as daily calendars and the state’s holidays have them: a month begins on the day of the entry before sunset, else on the next day. Stars by the Moon’s last stay in the month.',
    },
    tamilDrik: {
      name: 'Tamil Nadu (Thirukkanitham)',
      rules:
        'The same rules with the true Sun of the Thirukkanitham almanacs; months may begin a day earlier or later than in Vakya almanacs.',
    },
    malayalam: {
      name: 'Kerala',
      rules:
        'Malayalam solar months (Kollam era): a month begins on the day of the entry in the first three fifths of daylight, else on the next day. Vishu is the first sunrise after the entry.',
    },
    telugu: {
      name: 'Andhra, Telangana, Karnataka',
      rules:
        'Lunar amanta months; both Ugadis are given, by the Moon and by the Sun. Sankranthi is the next day where the Sun enters after three fifths of daylight.',
    },
    marathi: { name: 'Maharashtra', rules: 'Lunar amanta months.' },
    gujarati: { name: 'Gujarat', rules: 'Lunar amanta months; the year turns at Kartika.' },
    bengali: {
      name: 'West Bengal',
      rules:
        'Bengali solar months: a month begins on the day after the civil date of the Sun’s entry, by the true Sun. Houses that follow the Surya Siddhanta may be a day apart.',
    },
  },
  festivals: {
    bhogi: 'Bhogi',
    pongal: 'Pongal',
    mattuPongal: 'Mattu Pongal',
    kaanumPongal: 'Kaanum Pongal',
    thaipusam: 'Thaipusam',
    panguniUthiram: 'Panguni Uthiram',
    puthandu: 'Puthandu, Tamil new year',
    vaikasiVisakam: 'Vaikasi Visakam',
    aadiPerukku: 'Aadi Perukku',
    varalakshmi: 'Varalakshmi Vratam',
    ayudhaPuja: 'Ayudha Puja',
    karthigaiDeepam: 'Karthigai Deepam',
    arudraDarshan: 'Arudra Darshan',
    attukalPongala: 'Attukal Pongala',
    vishu: 'Vishu',
    thrissurPooram: 'Thrissur Pooram',
    karkidakam: 'Karkidakam 1, Ramayana month',
    chingam: 'Chingam 1, Malayalam new year',
    onam: 'Thiruvonam (Onam)',
    thiruvathira: 'Thiruvathira',
    ugadi: 'Ugadi (lunar), Telugu and Kannada new year',
    solarUgadi: 'Ugadi (solar), by the Sun’s entry into Mesha',
    sankranthi: 'Sankranthi',
    kanuma: 'Kanuma',
    gudiPadwa: 'Gudi Padwa, Marathi new year',
    vatPurnima: 'Vat Purnima',
    narali: 'Narali Purnima',
    gauri: 'Gauri Pujan',
    kojagiri: 'Kojagiri Purnima',
    padwa: 'Diwali Padwa',
    uttarayan: 'Uttarayan',
    gujaratiNewYear: 'Bestu Varas, Gujarati new year',
    labhPancham: 'Labh Pancham',
    sharadPoonam: 'Sharad Poonam',
    poushSankranti: 'Poush Sankranti',
    saraswatiPuja: 'Saraswati Puja',
    choitroSankranti: 'Choitro Sankranti',
    poilaBoishakh: 'Poila Boishakh, Bengali new year',
    jamaiShashthi: 'Jamai Shashthi',
    rathYatra: 'Rath Yatra',
    mahaSaptami: 'Durga Puja: Maha Saptami',
    mahaAshtami: 'Durga Puja: Maha Ashtami',
    mahaNavami: 'Durga Puja: Maha Navami',
    vijayaDashami: 'Durga Puja: Vijaya Dashami',
    kojagariLakshmi: 'Kojagari Lakshmi Puja',
    kaliPuja: 'Kali Puja',
    bhaiPhonta: 'Bhai Phonta',
    jagaddhatri: 'Jagaddhatri Puja',
  },
};
