/** Runs an expensive task once for all callers that ask for the same key while it runs. */
export function shareMaking<Made>(): (key: string, make: () => Promise<Made>) => Promise<Made> {
  const underWay = new Map<string, Promise<Made>>()
  return (key, make) => {
    const running = underWay.get(key)
    if (running) return running
    const started = make().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
