import * as React from 'react'
import type { RefObject } from 'react'

/** Moves the content of a frame with the mouse; fingers scroll it without help. */
export const useDrag = (frame: RefObject<HTMLDivElement | null>) => {
  const grip = React.useRef<Grip | null>(null)
  const dragged = React.useRef(false)
  return {
    /** Whether the press that just ended was a move: it must not count as a click. */
    wasDragged: () => dragged.current,
    onPointerDown(event: React.PointerEvent) {
      dragged.current = false
      if (event.pointerType !== 'mouse' || event.button !== 0 || frame.current === null) return
      const { scrollLeft, scrollTop } = frame.current
      grip.current = { x: event.clientX + scrollLeft, y: event.clientY + scrollTop, pointer: event.pointerId }
    },
    onPointerMove(event: React.PointerEvent) {
      if (grip.current === null || frame.current === null) return
      const left = grip.current.x - event.clientX
      const top = grip.current.y - event.clientY
      const { scrollLeft, scrollTop } = frame.current
      if (!dragged.current && Math.hypot(left - scrollLeft, top - scrollTop) < 4) return
      if (!dragged.current) frame.current.setPointerCapture(grip.current.pointer)
      dragged.current = true
      frame.current.scrollTo({ left, top, behavior: 'instant' })
    },
    onPointerUp() {
      grip.current = null
    },
    onPointerCancel() {
      grip.current = null
    },
  }
}

/** The point of the drawing that is held. */
interface Grip {
  readonly x: number
  readonly y: number
  readonly pointer: number
}
