/** Of one question to the database: longer lists would keep the first ones waiting. */
const most = 500;
/** From the beginning of one question to that of the next, in ms: in a rush a dozen gather meanwhile, which cost as much as one. */
const apartMs = 5;

/**
 * Gathers single questions into one: those of one turn of the loop are asked together, and those that come while they are
 * under way, or in the moment after, together after them. In a rush one round trip answers all that wait.
 * @param ask answers a list of questions, in their order; where it fails, all of them have
 */
export function inBatches<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  type Waiting = { question: Question; resolve: (answer: Answer) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let asking = false;
  let begun = Number.NEGATIVE_INFINITY;

  async function work(): Promise<void> {
    await new Promise((turned) => setImmediate(turned));
    while (waiting.length > 0) {
      const early = begun + apartMs - performance.now();
      if (early > 0) await new Promise((passed) => setTimeout(passed, early));
      begun = performance.now();
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
      void work();
    });
}
