export interface Toast {
  readonly tone: 'success' | 'error' | 'info'
  /** Readable text, in the visitor's language. */
  readonly text: string
  /** An error of an input: removed as soon as the input is edited, sent again or left. */
  readonly until?: 'corrected'
}

export interface ToastQueue {
  push(toast: Toast): void
  /** Passes on every toast so far and to come; one taker at a time. Returns the clean-up. */
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
