import * as React from 'react'

/** Scrolls a chart, and nothing around it, until a state is in view; again after each `change`. */
export const useInSight = (
  chart: React.RefObject<HTMLElement | null>,
  change: string,
  state: string | undefined,
) => {
  React.useEffect(() => {
    const frame = chart.current?.querySelector('.statechart-frame')
    const box = frame?.querySelector(`[data-item="${CSS.escape(state ?? '')}"]`)
    if (frame == null || box == null) return
    const inner = box.getBoundingClientRect()
    const outer = frame.getBoundingClientRect()
    const isInside =
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom
    if (isInside) return
    frame.scrollBy({
      left: (inner.left + inner.right - outer.left - outer.right) / 2,
      top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
    })
  }, [chart, change, state])
}
