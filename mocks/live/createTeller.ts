/**
 * Sends signals to the listeners. Signals sent without a listener wait for the first one: a page subscribes only after
 * it was painted, and the real server then sends the signals that it missed.
 */
export const createTeller = <Signal>() => {
  const listeners = new Set<(signal: Signal) => void>()
  const waiting: Signal[] = []
  return {
    tell(signal: Signal) {
      if (listeners.size === 0) waiting.push(signal)
      for (const listen of listeners) listen(signal)
    },
    /** Returns the unsubscribe function. */
    listen(listen: (signal: Signal) => void) {
      listeners.add(listen)
      for (const signal of waiting.splice(0)) listen(signal)
      return () => {
        listeners.delete(listen)
      }
    },
  }
}
