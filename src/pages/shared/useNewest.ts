import { useEffect, useRef } from 'react'

/** The value of the last finished render, for later readers; the object stays the same. */
export const useNewest = <T>(value: T): { readonly current: T } => {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  })
  return newest
}
