import * as React from 'react'
import type { RefObject } from 'react'

import type { ChartLayout } from './chart.types.ts'

export interface Zoom {
  /** Screen pixels for one of the layout's. */
  readonly scale: number
  readonly by: (factor: number) => void
  readonly fit: () => void
  /** Whether the key was one of `+ - 0`. */
  readonly byKey: (key: string) => boolean
}

/** Starts with everything visible, as far as letters stay readable; follows the size of the frame until touched. */
export const useZoom = (frame: RefObject<HTMLDivElement | null>, layout: ChartLayout): Zoom => {
  const [chosen, setChosen] = React.useState<number | null>(null)
  const [fitting, setFitting] = React.useState(1)
  const scale = chosen ?? Math.max(readable, fitting)
  const latest = React.useRef(scale)
  latest.current = scale

  React.useLayoutEffect(() => {
    setChosen(null)
    const element = frame.current
    if (element === null) return
    const measure = () => setFitting(fittingScale(element, layout))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, layout])

  const by = React.useCallback(
    (factor: number) => {
      const before = latest.current
      const after = Math.min(largest, Math.max(smallest, before * factor))
      setChosen(after)
      keepMiddle(frame.current, after / before)
    },
    [frame],
  )

  React.useEffect(() => {
    const element = frame.current
    if (element === null) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      by(event.deltaY < 0 ? step : 1 / step)
    }
    // React listens passively, where the browser's own zoom could not be held back.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, by])

  const fit = () => setChosen(frame.current === null ? null : fittingScale(frame.current, layout))
  const byKey = (key: string) => {
    if (key === '+' || key === '=') by(step)
    else if (key === '-') by(1 / step)
    else if (key === '0') fit()
    else return false
    return true
  }
  return { scale, by, fit, byKey }
}

/** Below it the smallest letters cannot be read any more. */
const readable = 0.72
const smallest = 0.2
const largest = 3
/** One turn of the wheel, one press of a key. */
export const step = 1.2

const fittingScale = ({ clientWidth, clientHeight }: HTMLElement, { width, height }: ChartLayout) =>
  clientWidth === 0 ? 1 : Math.min(1, clientWidth / width, clientHeight === 0 ? 1 : clientHeight / height)

/** Keeps the middle of the frame in place, once the drawing has its new size. */
const keepMiddle = (frame: HTMLElement | null, factor: number) => {
  if (frame === null) return
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame
  requestAnimationFrame(() => {
    frame.scrollLeft = (scrollLeft + clientWidth / 2) * factor - clientWidth / 2
    frame.scrollTop = (scrollTop + clientHeight / 2) * factor - clientHeight / 2
  })
}
