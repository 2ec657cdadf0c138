/** Asks for what several texts mean: each once, a few at a time. */

/** At most so many are asked for. */
const most = 400;
const atOnce = 6;

/** The answer to each text, as far as it was asked for. */
export async function askEach<A>(
  texts: readonly string[],
  ask: (text: string) => Promise<A>,
): Promise<ReadonlyMap<string, A>> {
  const answers = new Map<string, A>();
  const rest = [...new Set(texts)].slice(0, most);
  const work = async () => {
    for (let text = rest.shift(); text !== undefined; text = rest.shift()) answers.set(text, await ask(text));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
