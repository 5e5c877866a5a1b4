import * as React from 'react'

import { ChartControls } from './ChartControls.tsx'
import { ChartDrawing } from './ChartDrawing.tsx'
import { chartCss } from './chartCss.ts'
import type { ChartViewProps } from './ChartView.types.ts'
import { neighbour } from './neighbour.ts'
import { readingOrder } from './chartWords.ts'
import { useDrag } from './useDrag.ts'
import { useZoom } from './useZoom.ts'

/**
 * A machine, drawn. It fills its parent, or is as high as the drawing needs where the parent has no height of its own;
 * a larger drawing is scrolled, dragged or zoomed. Works with React 18 and 19.
 */
export const ChartView = (props: ChartViewProps): React.ReactNode => {
  const { chart, layout, label, theme, locale, still = false, selected, onEdge, onNode } = props
  const frame = React.useRef<HTMLDivElement>(null)
  const order = React.useMemo(() => readingOrder(chart), [chart])
  const [roving, setRoving] = React.useState<string | null>(null)
  const zoom = useZoom(frame, layout)
  const { wasDragged, ...drag } = useDrag(frame)
  const current = roving !== null && order.includes(roving) ? roving : (selected ?? order[0] ?? null)

  const press = (id: string) => {
    if (wasDragged()) return
    const isNode = chart.nodes.some((node) => node.id === id)
    if (isNode) onNode?.(id)
    else onEdge?.(id)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!still && zoom.byKey(event.key)) return event.preventDefault()
    const id = (event.target as Element).closest('[data-item]')?.getAttribute('data-item')
    if (id === null || id === undefined) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return press(id)
    }
    const next = neighbour(chart, order, id, event.key)
    if (next === null) return
    event.preventDefault()
    setRoving(next)
    frame.current?.querySelector<SVGElement>(`[data-item="${CSS.escape(next)}"]`)?.focus()
  }

  return (
    <div className="statechart" data-theme={theme} lang={locale} data-still={still}>
      <style>{chartCss}</style>
      {still ? null : <ChartControls locale={locale} zoom={zoom} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and drags bubble up from the items */}
      <div className="statechart-frame" ref={frame} onKeyDown={onKeyDown} {...(still ? {} : drag)}>
        <svg
          role="graphics-document"
          aria-label={label}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          width={still ? undefined : layout.width * zoom.scale}
          height={still ? undefined : layout.height * zoom.scale}
        >
          <ChartDrawing {...props} current={current} onFocus={setRoving} onPress={press} />
        </svg>
      </div>
    </div>
  )
}
