import * as React from 'react'

import type { Box, Chart, ChartNode } from './chart.types.ts'
import type { Mark } from './ChartView.types.ts'
import { MarkSign } from './MarkSign.tsx'
import { StateName } from './StateName.tsx'
import { contentOffsets, invokeText, metrics } from './sizes.ts'
import { TagChips } from './TagChips.tsx'

interface Props {
  readonly chart: Chart
  readonly node: ChartNode
  readonly box: Box
  /** Height of the title bar; null in a state without children. */
  readonly bar: number | null
  readonly name: string | undefined
  readonly mark: Mark | undefined
}

/** Text of a state: its name and key, its invocations, its tags. */
export const StateContent = ({ chart, node, box, bar, name, mark }: Props): React.ReactNode => {
  const { x, y, width, height } = box
  const own = bar ?? height
  const left = x + metrics.padding
  const offsets = contentOffsets(chart, node)
  const invokes = y + own - offsets.invokes
  return (
    <>
      {bar === null ? null : <path className="rule" d={`M${x} ${y + bar}h${width}`} />}
      <StateName id={node.id} name={name} x={left} y={y + metrics.padding + 12} inLine={bar !== null} />
      {node.invokes.map((invoke, index) => (
        <g key={invoke.id} className="invoke">
          <path className="glyph" d={`M${left + 2} ${invokes + index * metrics.row + 5.5}l8 4.5l-8 4.5z`} />
          <text x={left + metrics.glyph} y={invokes + index * metrics.row + 14}>
            {invokeText(invoke)}
          </text>
        </g>
      ))}
      <TagChips tags={node.tags} x={left} y={y + own - offsets.tags} />
      {mark === undefined ? null : <MarkSign mark={mark} x={x + width} y={y} />}
    </>
  )
}
