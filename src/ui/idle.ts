/** Runs the steps one by one, each when the page has nothing else to do. Answers what calls them off. */
export function whenIdle([first, ...rest]: readonly (() => void)[]): () => void {
  let stop: () => void = () => undefined;
  const run = () => {
    first?.();
    if (rest.length > 0) stop = whenIdle(rest);
  };
  // Safari does not say when it is idle.
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run);
    stop = () => cancelIdleCallback(handle);
  } else {
    const timer = setTimeout(run, 200);
    stop = () => clearTimeout(timer);
  }
  return () => stop();
}
