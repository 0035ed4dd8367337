import type {
  sessionReviews as English,
  sessionReviewSteps as EnglishSteps,
} from '../../en/admin/session-reviews.ts';

export const sessionReviewSteps: typeof EnglishSteps = {
  publish: {
    question: 'ये शब्द दिखाने हैं?',
    explain: 'हीलर के परिचय में इन्हें सब देखेंगे।',
    confirm: 'दिखाएँ',
    done: 'शब्द दिखने लगे',
  },
  refuse: {
    question: 'ये शब्द नहीं दिखाने हैं?',
    explain: 'इन्हें कोई नहीं देखेगा। ग्राहक को कारण बताया जाता है और वे इन्हें बदल सकते हैं। कम तारे कारण नहीं हैं।',
    confirm: 'न दिखाएँ',
    done: 'शब्द नहीं दिखेंगे',
  },
  withdraw: {
    question: 'ये शब्द हटाने हैं?',
    explain: 'ये हीलर के परिचय से हट जाएँगे; तारे पहले की तरह गिने जाएँगे। ग्राहक को कारण बताया जाता है।',
    confirm: 'हटाएँ',
    done: 'शब्द हटाए गए',
  },
  answer: {
    question: 'इन शब्दों का उत्तर दें',
    explain: 'उत्तर सब देखेंगे, हीलर के उत्तर की जगह। हटाने के लिए ख़ाली छोड़ें।',
    confirm: 'उत्तर दें',
    done: 'उत्तर सहेजा गया',
  },
};

export const sessionReviews: typeof English = {
  title: 'सत्रों पर ग्राहकों के शब्द',
  noun: 'ग्राहकों के शब्द',
  none: 'सत्रों पर कोई शब्द नहीं',
  status: 'स्थिति',
  all: 'सभी',
  healer: 'हीलर',
  words: 'शब्द',
  unnamed: 'बिना नाम के',
  actions: 'काम',
  step: (label, healer, words) => `${label}, ${healer}: ${words}`,
  answers: { shop: 'दुकान का उत्तर', healer: 'हीलर का उत्तर' },
};
