import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Pixels from the end that still count as the end. */
const slack = 48

interface Scroll {
  log: RefObject<HTMLDivElement | null>
  onScroll: () => void
  toEnd: () => void
}

/**
 * Stays at the newest line while the reader is there. While they read further up the position is kept: older lines
 * shift the scroll position by their own height.
 */
export const useScroll = (
  first: number | undefined,
  last: unknown,
  isAtEnd: boolean,
  onPlace: (atEnd: boolean) => void,
): Scroll => {
  const log = useRef<HTMLDivElement>(null)
  const before = useRef({ first, height: 0 })
  useLayoutEffect(() => {
    const { current } = log
    if (current === null) return
    if (isAtEnd) current.scrollTop = current.scrollHeight
    else if (first !== before.current.first) current.scrollTop += current.scrollHeight - before.current.height
    before.current = { first, height: current.scrollHeight }
  }, [first, last, isAtEnd])
  return {
    log,
    onScroll() {
      const { current } = log
      if (current === null) return
      const atEnd = current.scrollHeight - current.scrollTop - current.clientHeight < slack
      if (atEnd !== isAtEnd) onPlace(atEnd)
    },
    toEnd() {
      onPlace(true)
      log.current?.focus()
    },
  }
}
