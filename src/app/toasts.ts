export interface Toast {
  readonly tone: 'success' | 'error' | 'info'
  /** Readable text, in the visitor's language. */
  readonly text: string
  /** Says what is wrong with something entered: gone as soon as that is edited, tried again or left. */
  readonly until?: 'corrected'
}

export interface ToastQueue {
  push(toast: Toast): void
  /** Hands over what was pushed so far and everything that follows; one taker at a time. Answers the clean-up. */
  take(taker: (toast: Toast) => void): () => void
  /** Called once, when the first toast waits for a listener: only then is the toaster worth loading. */
  onWaiting(listener: () => void): () => void
}

/** Toasts wait here until the toaster, a chunk of its own, has arrived. */
export const createToastQueue = (): ToastQueue => {
  let waiting: Toast[] = []
  let taker: ((toast: Toast) => void) | null = null
  const listeners = new Set<() => void>()
  return {
    push(toast) {
      if (taker !== null) return taker(toast)
      waiting.push(toast)
      for (const listener of listeners) listener()
    },
    take(next) {
      taker = next
      const held = waiting
      waiting = []
      for (const toast of held) next(toast)
      return () => {
        if (taker === next) taker = null
      }
    },
    onWaiting(listener) {
      listeners.add(listener)
      if (waiting.length > 0) listener()
      return () => listeners.delete(listener)
    },
  }
}
