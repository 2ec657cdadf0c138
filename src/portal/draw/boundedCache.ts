/** Makes a value once for a key and keeps the latest ones; makers that fail are forgotten. */
export function boundedCache<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const values = new Map<string, Promise<T>>();
  return (key, make) => {
    const value = values.get(key) ?? make();
    // Used last, dropped last.
    values.delete(key);
    values.set(key, value);
    value.catch(() => values.delete(key));
    if (values.size > most) values.delete(values.keys().next().value!);
    return value;
  };
}
