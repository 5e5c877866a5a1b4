import { useEffect, useRef } from 'react'

/** What the last finished render was given, for those who ask later than it; the object stays the same. */
export const useNewest = <T>(value: T): { readonly current: T } => {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  })
  return newest
}
