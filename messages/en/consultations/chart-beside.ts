/** The chart of a shared birth, next to the conversation. */
export const chartBeside = {
  chart: 'Chart',
  views: 'Conversation or chart',
  tabs: { talk: 'Conversation', chart: 'Chart' },
  close: 'Close the chart',
};
