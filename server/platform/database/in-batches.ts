/** Of one question to the database: longer lists would keep the first ones waiting. */
const most = 500;

/**
 * Gathers single questions into one: those of one turn of the loop are asked together, and those that come while they are
 * under way together after them. In a rush one round trip answers all that wait.
 * @param ask answers a list of questions, in their order; where it fails, all of them have
 */
export function inBatches<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  type Waiting = { question: Question; resolve: (answer: Answer) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let asking = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const answers = await ask(batch.map(({ question }) => question));
        for (const [at, { resolve }] of batch.entries()) resolve(answers[at]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    asking = false;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (asking) return;
      asking = true;
      setImmediate(() => void work());
    });
}
