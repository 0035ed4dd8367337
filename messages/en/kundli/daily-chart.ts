/** The page of the unsubscribe link in daily emails. */
export const dailyChartLinks = {
  leave: {
    pageTitle: 'Stop the daily email | Jyotiratna',
    title: 'Stop the daily email?',
    text: 'Press the button, and this chart will be emailed no more. The kundli itself stays saved.',
    button: 'Stop the daily email',
    done: { title: 'Done', text: 'No more daily emails will come for this chart.' },
  },
};
