import type { Navigation } from './context.tsx'

type Ask = Parameters<Navigation['hold']>[0]

interface Held {
  readonly ask: Ask
  readonly href: string
  readonly pathname: string
  readonly state: unknown
}

/** The question of a page that is not to be left by mistake. */
export const createHold = () => {
  let held: Held | null = null
  return {
    /** Goes at once, or when the visitor has confirmed. */
    go: (leave: () => void) => {
      if (held === null) leave()
      else held.ask(leave)
    },
    hold: ((ask) => {
      const own: Held = { ask, href: location.href, pathname: location.pathname, state: history.state }
      held = own
      const warn = (event: Event) => event.preventDefault()
      addEventListener('beforeunload', warn)
      return () => {
        if (held === own) held = null
        removeEventListener('beforeunload', warn)
      }
    }) satisfies Navigation['hold'],
    /**
     * Asks before a step through the history. The router must not see that step, so this has to listen before it does:
     * browsers call the listeners of `popstate` in the order in which they were added.
     */
    watchHistory: () =>
      addEventListener('popstate', (event) => {
        if (held === null || location.pathname === held.pathname) return
        event.stopImmediatePropagation()
        // The entry that was stepped to stays behind this one; forward entries are lost.
        history.pushState(held.state, '', held.href)
        held.ask(() => {
          held = null
          history.back()
        })
      }),
  }
}
