import type { chartBeside as English } from '../../en/consultations/chart-beside.ts';

export const chartBeside: typeof English = {
  chart: 'कुंडली',
  views: 'बातचीत या कुंडली',
  tabs: { talk: 'बातचीत', chart: 'कुंडली' },
  close: 'कुंडली बंद करें',
};
