/** Being told when something that is sold out is back. */
export const stockAlert = {
  title: 'वापस आए तो आपको बताएँ?',
  text: 'बस एक संदेश, एक ही बार। इस ईमेल पर और कुछ नहीं आएगा।',
  email: 'ईमेल',
  button: 'मुझे बताएँ',
  failed: 'आपका ईमेल सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  done: 'दर्ज हो गया। वापस आते ही आपको एक संदेश मिलेगा।',
  asked: 'कृपया हमारा भेजा ईमेल खोलकर पुष्टि करें। फिर उपाय के वापस आते ही एक और संदेश मिलेगा।',
  similar: 'ऐसा रत्न एक ही था।',
  seeSimilar: 'मिलते-जुलते रत्न देखें',
};
/** Where the links of its messages lead. */
export const stockAlertLinks = {
  confirm: {
    pageTitle: 'अपने ईमेल की पुष्टि करें | Jyotiratna',
    title: 'क्या हम आपको लिखें?',
    text: 'बटन दबाएँ, और उपाय के फिर स्टॉक में आते ही आपको एक संदेश मिलेगा।',
    button: 'हाँ, मुझे बताएँ',
    done: { title: 'हम आपको लिखेंगे', text: 'वापस आते ही, एक संदेश।' },
  },
  leave: {
    pageTitle: 'संदेश बंद करें | Jyotiratna',
    title: 'ये संदेश बंद करें?',
    text: 'बटन दबाएँ, और वापस आए उपायों के बारे में इस ईमेल पर कुछ नहीं आएगा।',
    button: 'ये संदेश बंद करें',
    done: { title: 'हो गया', text: 'वापस आए उपायों के बारे में अब कुछ नहीं आएगा।' },
  },
};
