/* Timing inside a page: from something that happens to the frame in which its outcome has been painted. Read as text. */
(() => {
  const patienceMs = 60_000;

  /** A task behind the frame's own work runs after its painting. */
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(undefined);
    });

  /** Moment at which the frame that first satisfies the test is painted. */
  const painted = (test) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const look = async () => {
        if (test()) {
          await nextTask();
          resolve(performance.now());
        } else if (performance.now() - began > patienceMs) reject(new Error(`not painted: ${test}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });

  let result = Promise.resolve(0);
  window.bench = {
    /** Milliseconds of `act` until the test holds. */
    async during(act, test) {
      const start = performance.now();
      act();
      return (await painted(test)) - start;
    },
    /** Milliseconds from the next event of that kind; `result` answers them. */
    after(kind, test) {
      result = new Promise((resolve, reject) => {
        const hear = ({ timeStamp }) => painted(test).then((at) => resolve(at - timeStamp), reject);
        window.addEventListener(kind, hear, { capture: true, once: true });
      });
    },
    /** Milliseconds from the last byte of an answer. */
    afterAnswer(source, test) {
      performance.clearResourceTimings();
      const answers = () =>
        performance.getEntriesByType('resource').filter(({ name }) => new RegExp(source).test(new URL(name).pathname));
      result = painted(() => answers().length > 0 && test()).then((at) => at - answers().at(-1).responseEnd);
    },
    result: () => result,
  };
})();
