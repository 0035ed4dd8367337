import type {
  returnReasons as EnglishReasons,
  returns as EnglishReturns,
  returnStatuses as EnglishStatuses,
  returnSteps as EnglishSteps,
} from '../../en/admin/returns.ts';

export const returnStatuses: typeof EnglishStatuses = {
  requested: 'माँगी गई',
  approved: 'स्वीकृत',
  declined: 'अस्वीकृत',
  received: 'हमें मिल गई',
  settled: 'निपट गई',
  withdrawn: 'वापस ली गई',
};

export const returnReasons: typeof EnglishReasons = {
  faulty: 'ख़राब या टूटा हुआ',
  wrong_item: 'जो मँगाया था वह नहीं',
  not_as_described: 'बताए गए से अलग',
  size: 'नाप ठीक नहीं',
  changed_mind: 'मन बदल गया',
  other: 'कोई और कारण',
};

export const returnSteps: typeof EnglishSteps = {
  approve: {
    button: 'स्वीकार करें',
    question: 'यह वापसी स्वीकार करें?',
    explain: 'ग्राहक को माल भेजने को कहा जाता है। अभी कुछ स्टॉक में नहीं जुड़ता।',
    confirm: 'स्वीकार करें',
    done: 'वापसी स्वीकार हुई',
  },
  decline: {
    button: 'अस्वीकार करें',
    question: 'यह वापसी अस्वीकार करें?',
    explain: 'ग्राहक को कारण बताया जाता है।',
    confirm: 'अस्वीकार करें',
    done: 'वापसी अस्वीकार हुई',
  },
  receive: {
    button: 'वापस आया',
    question: 'क्या माल हमारे पास वापस आ गया है?',
    explain: 'पहले माल देख लें। अभी से वह फिर बिकेगा, सिवाय उसके जिसे आप रोकते हैं।',
    confirm: 'वापस आ गया',
    done: 'माल वापस आ गया',
  },
  refund: {
    button: 'रिफ़ंड',
    question: 'पैसा लौटाएँ?',
    amountQuestion: (amount) => `${amount} लौटाएँ?`,
    explain: 'इस माल के लिए जो चुकाया गया था, वह उसी रास्ते लौटता है।',
    confirm: 'रिफ़ंड करें',
    done: 'रिफ़ंड भेजा जा रहा है',
  },
  credit: {
    button: 'स्टोर क्रेडिट',
    question: 'स्टोर क्रेडिट दें?',
    amountQuestion: (amount) => `${amount} का स्टोर क्रेडिट दें?`,
    explain:
      'यह रकम ग्राहक के खाते के स्टोर क्रेडिट में जाती है, जहाँ उसकी कोई अंतिम तारीख़ नहीं। बिना खाते वाले ग्राहक को ईमेल से एक साल तक मान्य गिफ़्ट कार्ड जाता है। पैसा नहीं लौटता।',
    confirm: 'क्रेडिट दें',
    done: 'स्टोर क्रेडिट दिया गया',
  },
  exchange: {
    button: 'बदला गया',
    question: 'क्या माल बदल दिया गया?',
    explain:
      'वापसी बिना पैसे के पूरी होती है और स्टॉक से कुछ नहीं घटता। बदले में जाने वाले माल के लिए 100 प्रतिशत छूट वाला ऑर्डर बनाएँ: वह माल स्टॉक से घटाता है। ग्राहक को बताएँ कि क्या आएगा।',
    confirm: 'बदला गया',
    done: 'वापसी निपट गई',
  },
};

export const returns: typeof EnglishReturns = {
  deduction: 'कटौती ₹ में',
  maxSuchAs: (amount) => `ज़्यादा से ज़्यादा ${amount}, जैसे घिसने के लिए।`,
  reasonCustomer: 'कारण, ग्राहक के लिए',
  whatCustomerReads: 'ग्राहक यह पढ़ेगा',
  keepOffSale: 'बिक्री से रोकें',
  shownCustomer: (at) => `ग्राहक की दिखाई तस्वीर ${at}`,
  status: 'स्थिति',
  allReturns: 'सभी वापसी',
  order: 'ऑर्डर',
  comesBack: 'क्या वापस आ रहा है',
  backStock: ', स्टॉक में वापस',
  notSale: ', बिकने लायक नहीं',
  why: 'क्यों',
  wantsMoneywantsExchange: (reason, request) =>
    `${reason}; ${request ? 'पैसा वापस चाहिए' : 'बदलना चाहते हैं'}`,
  actions: 'काम',
  orderOf: (button, orderNumber) => `${button}, ऑर्डर ${orderNumber}`,
  returns: 'वापसी',
  returnsNoun: 'वापसी',
  noReturns: 'कोई वापसी नहीं',
};
