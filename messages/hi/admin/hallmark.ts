import type { hallmark as English } from '../../en/admin/hallmark.ts';

export const hallmark: typeof English = {
  title: 'हॉलमार्क',
  invoiced: 'बिल बन चुका है: उस पर पहले लिखा HUID ही रहेगा।',
  huidOf: (name) => `${name} का HUID`,
  huid: 'HUID',
  huidOfPiece: (piece) => `नग ${piece} का HUID`,
  gold: 'सोने के गहने पर हॉलमार्क ज़रूरी है, BIS की छूट छोड़कर, जैसे 2 ग्राम से कम के नग। छह अक्षर और अंक, जैसे नग पर छपे हैं।',
  silver: 'चाँदी पर हॉलमार्क इच्छा से है। छह अक्षर और अंक, जैसे नग पर छपे हैं।',
  save: 'HUID सहेजें',
  saved: 'HUID सहेजा गया',
};
