import { useSyncExternalStore } from 'react'

/** False in the server's markup, which is kept and served later: nothing in it may depend on the time. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no)

const never = () => () => {}
const yes = () => true
const no = () => false
