/**
 * Sends signals to the listeners. What is sent while nobody listens waits for the first listener: a page begins to listen
 * only after it was painted, and from the real server it then hears what it has missed.
 */
export const createTeller = <Signal>() => {
  const listeners = new Set<(signal: Signal) => void>()
  const waiting: Signal[] = []
  return {
    tell(signal: Signal) {
      if (listeners.size === 0) waiting.push(signal)
      for (const listen of listeners) listen(signal)
    },
    /** Answers the end. */
    listen(listen: (signal: Signal) => void) {
      listeners.add(listen)
      for (const signal of waiting.splice(0)) listen(signal)
      return () => {
        listeners.delete(listen)
      }
    },
  }
}
