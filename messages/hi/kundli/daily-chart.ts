import type { dailyChartLinks as English } from '../../en/kundli/daily-chart.ts';

export const dailyChartLinks: typeof English = {
  leave: {
    pageTitle: 'रोज़ का ईमेल बंद करें | Jyotiratna',
    title: 'रोज़ का ईमेल बंद करें?',
    text: 'बटन दबाएँ, फिर इस कुंडली का ईमेल नहीं आएगा। कुंडली सहेजी रहेगी।',
    button: 'रोज़ का ईमेल बंद करें',
    done: { title: 'हो गया', text: 'अब इस कुंडली का रोज़ का ईमेल नहीं आएगा।' },
  },
};
