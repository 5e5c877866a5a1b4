import * as React from 'react'

import type { Locale } from '../../../src/i18n/locale.ts'
import type { ChartEdge, EdgeLine } from './chart.types.ts'
import type { Mark } from './ChartView.types.ts'
import { eventLabel, isDelay } from './labels.ts'
import { MarkSign } from './MarkSign.tsx'
import { guardLabel, isInside, metrics } from './sizes.ts'
import { textWidth } from './textWidth.ts'

interface Props {
  readonly edge: ChartEdge
  readonly lines: readonly EdgeLine[]
  readonly locale: Locale
  readonly mark: Mark | undefined
}

/** The event, and the guard below it; on one line where the transition is a row of its state. */
export const EdgeLabel = ({ edge, lines, locale, mark }: Props): React.ReactNode => {
  const [line] = lines
  if (line === undefined) return null
  const { x, y, width } = line.label
  const inside = isInside(edge)
  const clock = isDelay(edge) ? metrics.glyph : 0
  const event = eventLabel(edge, locale)
  // Room is left for the longer language: a text on a line is centred.
  const middled = (text: string, glyph = 0) => (width - textWidth(text, metrics.small) - glyph) / 2
  const start = inside ? 4 : middled(event, clock)
  return (
    <>
      {clock > 0 ? (
        <g className="clock">
          <circle cx={x + start + 6} cy={y + 10} r={5.5} />
          <path d={`M${x + start + 6} ${y + 7}v3l2.5 1.5`} />
        </g>
      ) : null}
      <text x={x + start + clock} y={y + 14}>
        <tspan className="event">{event}</tspan>
        {edge.guard !== null && inside ? (
          <tspan className="guard" dx={6}>
            {guardLabel(edge.guard)}
          </tspan>
        ) : null}
        {inside && edge.reenter ? <tspan dx={6}>↻</tspan> : null}
      </text>
      {edge.guard !== null && !inside ? (
        <text className="guard" x={x + middled(guardLabel(edge.guard))} y={y + 30}>
          {guardLabel(edge.guard)}
        </text>
      ) : null}
      {mark === undefined ? null : <MarkSign mark={mark} x={x + width} y={y} />}
    </>
  )
}
