import type { Navigation } from './context.tsx'

type Ask = Parameters<Navigation['hold']>[0]

/** The question of a page that is not to be left by mistake. */
export const createHold = () => {
  let asking: Ask | null = null
  return {
    /** Goes at once, or when the visitor has said so. */
    go: (leave: () => void) => {
      if (asking === null) leave()
      else asking(leave)
    },
    hold: ((ask) => {
      asking = ask
      const warn = (event: Event) => event.preventDefault()
      addEventListener('beforeunload', warn)
      return () => {
        if (asking === ask) asking = null
        removeEventListener('beforeunload', warn)
      }
    }) satisfies Navigation['hold'],
  }
}
