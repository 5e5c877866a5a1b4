import * as React from 'react'

import type { Box, Chart, ChartNode } from './chart.types.ts'
import type { Mark } from './ChartView.types.ts'
import { MarkSign } from './MarkSign.tsx'
import { contentHeight, contentTops, invokeText, keyOf, metrics, tagWidth } from './sizes.ts'

interface Props {
  readonly chart: Chart
  readonly node: ChartNode
  readonly box: Box | undefined
  readonly name: string | undefined
  readonly mark: Mark | undefined
}

/** What is written in a state: its name and key, what it has running, its tags. */
export const StateContent = ({ chart, node, box, name, mark }: Props): React.ReactNode => {
  if (box === undefined) return null
  const { x, y, width, height } = box
  const isFrame = chart.nodes.some(({ parent }) => parent === node.id)
  const tops = contentTops(chart, node)
  const bar = isFrame ? contentHeight(chart, node) : height
  const left = x + metrics.padding
  const firstLine = y + metrics.padding + 12
  return (
    <>
      <rect className="reach" x={x} y={y} width={width} height={bar} rx={8} />
      {isFrame ? <path className="rule" d={`M${x} ${y + bar}h${width}`} /> : null}
      {name === undefined ? (
        <text className="name" x={left} y={firstLine + (isFrame || node.invokes.length > 0 ? 4 : 8)}>
          {keyOf(node.id)}
        </text>
      ) : (
        <>
          <text className="name" x={left} y={firstLine}>
            {name}
          </text>
          <text className="key" x={left} y={firstLine + metrics.keyLine}>
            {keyOf(node.id)}
          </text>
        </>
      )}
      {node.invokes.map((invoke, index) => (
        <g key={invoke.id} className="invoke">
          <path
            className="glyph"
            d={`M${left + 3} ${y + tops.invokes + index * metrics.row + 6}l7 4.5l-7 4.5z`}
          />
          <text x={left + metrics.glyph} y={y + tops.invokes + index * metrics.row + 14}>
            {invokeText(invoke)}
          </text>
        </g>
      ))}
      <Tags tags={node.tags} x={left} y={y + tops.tags} />
      {mark === undefined ? null : <MarkSign mark={mark} x={x + width} y={y} />}
      <rect className="focus" x={x - 5} y={y - 5} width={width + 10} height={bar + 10} rx={12} />
    </>
  )
}

const Tags = ({ tags, x, y }: { tags: readonly string[]; x: number; y: number }) => {
  const starts = tags.map((_, index) => tags.slice(0, index).reduce((sum, tag) => sum + tagWidth(tag) + 6, x))
  return tags.map((tag, index) => (
    <g key={tag} className="tag">
      <rect x={starts[index]} y={y} width={tagWidth(tag)} height={metrics.chip} rx={metrics.chip / 2} />
      <text x={(starts[index] ?? x) + 7} y={y + 13}>
        {tag}
      </text>
    </g>
  ))
}
