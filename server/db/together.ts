type Asked<Q, A> = { question: Q; answer: (answer: A) => void; fail: (error: unknown) => void };

/** Questions that come in one turn of the process go to the database as one, each answered by its place among them. */
export function together<Q, A>(askAll: (questions: Q[]) => Promise<A[]>): (question: Q) => Promise<A> {
  let gathered: Asked<Q, A>[] = [];

  async function askGathered() {
    const all = gathered;
    gathered = [];
    try {
      const answers = await askAll(all.map(({ question }) => question));
      all.forEach(({ answer }, at) => {
        answer(answers[at] as A);
      });
    } catch (error) {
      for (const { fail } of all) fail(error);
    }
  }

  return (question) =>
    new Promise((answer, fail) => {
      if (gathered.length === 0) setImmediate(() => void askGathered());
      gathered.push({ question, answer, fail });
    });
}
