import type {
  reviews as EnglishReviews,
  reviewStatuses as EnglishStatuses,
  reviewSteps as EnglishSteps,
} from '../../en/admin/reviews.ts';

export const reviewStatuses: typeof EnglishStatuses = {
  waiting: 'प्रतीक्षा में',
  published: 'प्रकाशित',
  refused: 'अस्वीकृत',
};

export const reviewSteps: typeof EnglishSteps = {
  publish: {
    question: 'यह समीक्षा प्रकाशित करें?',
    explain: 'उपाय के पृष्ठ पर यह सबको दिखेगी।',
    confirm: 'प्रकाशित करें',
    done: 'समीक्षा प्रकाशित हुई',
  },
  refuse: {
    question: 'यह समीक्षा अस्वीकार करें?',
    explain:
      'यह किसी को नहीं दिखेगी। ख़रीदार को कारण बताया जाता है और वह फिर लिख सकता है। कम सितारे कोई कारण नहीं हैं।',
    confirm: 'अस्वीकार करें',
    done: 'समीक्षा अस्वीकार हुई',
  },
  withdraw: {
    question: 'यह समीक्षा हटाएँ?',
    explain:
      'यह पृष्ठ से और इसके सितारे औसत से हटते हैं। ख़रीदार को कारण ईमेल से बताया जाता है और वह फिर लिख सकता है। कम सितारे कोई कारण नहीं हैं।',
    confirm: 'हटाएँ',
    done: 'समीक्षा हटाई गई',
  },
  answer: {
    question: 'इस समीक्षा का जवाब दें',
    explain: 'जवाब समीक्षा के नीचे सबको दिखेगा। हटाने के लिए ख़ाली छोड़ें।',
    confirm: 'जवाब सहेजें',
    done: 'जवाब सहेजा गया',
  },
};
export const changeAnswer = 'जवाब बदलें';
export const giveAnswer = 'जवाब दें';
export const ofPreviousShop = 'पिछली दुकान से';

export const reviews: typeof EnglishReviews = {
  whyAsCustomer: 'कारण, जैसा ग्राहक पढ़ेगा',
  whatShopSays: 'दुकान का जवाब',
  status: 'स्थिति',
  allReviews: 'सभी समीक्षाएँ',
  reviews: 'समीक्षाएँ',
  reviewsNoun: 'समीक्षाएँ',
  noReviews: 'कोई समीक्षा नहीं',
  remedy: 'उपाय',
  review: 'समीक्षा',
  actions: 'काम',
  by: (label, productName, name) => `${label}, ${name} की ${productName} पर`,
  stars: (stars) => `5 में से ${stars} सितारे`,
  picture: (at) => `तस्वीर ${at}`,
  weSay: (response) => `हमारा जवाब: ${response}`,
};
