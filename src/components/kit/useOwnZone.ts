import { useSyncExternalStore } from 'react'

/** The reader's time zone; null where it is not known: the server's markup is for readers anywhere. */
export const useOwnZone = (): string | null => useSyncExternalStore(never, ownZone, unknownZone)

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null
const unknownZone = () => null
