import * as React from 'react'

import type { Box, ChartEdge, ChartNode } from './chart.types.ts'
import type { ChartViewProps } from './ChartView.types.ts'
import { edgeName, nodeName } from './chartWords.ts'
import { Arrow } from './Arrow.tsx'
import { EdgeLabel } from './EdgeLabel.tsx'
import { Item } from './Item.tsx'
import { StateContent } from './StateContent.tsx'
import { StateShape } from './StateShape.tsx'
import { isInside } from './sizes.ts'

interface Props extends ChartViewProps {
  /** The one item that Tab reaches. */
  readonly current: string | null
  readonly onFocus: (id: string) => void
  readonly onPress: (id: string) => void
}

/** Shapes below, lines over them, words on top: a line never runs through a word. */
export const ChartDrawing = (props: Props): React.ReactNode => {
  const { chart, layout, active = [], taken = [], enabled, marks = {}, names, locale, selected } = props
  const boxOf = (id: string) => layout.nodes[id] ?? nowhere
  /** For a state with children only the title bar, so that it covers none of them. */
  const barOf = (id: string) => ({ ...boxOf(id), height: layout.bars[id] ?? boxOf(id).height })
  const look = (id: string) => ({
    'data-taken': taken.includes(id) || undefined,
    'data-dimmed': (enabled !== undefined && !enabled.includes(id)) || undefined,
    'data-mark': marks[id],
    'data-selected': selected === id || undefined,
  })
  const nodeLook = ({ id, kind, parent }: ChartNode) => ({
    'data-kind': kind,
    'data-active': active.includes(id) || undefined,
    'data-mark': marks[id],
    'data-selected': selected === id || undefined,
    'data-root': parent === null || undefined,
    'data-frame': id in layout.bars || undefined,
    'data-region': chart.nodes.some((other) => other.id === parent && other.kind === 'parallel') || undefined,
  })
  /** A row is drawn on the fill of its state, which is as dark as ink where the machine rests. */
  const isLit = (edge: ChartEdge) =>
    isInside(edge) && active.includes(edge.source) && !(edge.source in layout.bars)
  const edgeLook = (edge: ChartEdge) => ({ ...look(edge.id), 'data-lit': isLit(edge) || undefined })
  const item = (id: string, name: string, box: Box, listens: boolean) => ({
    id,
    name,
    box,
    listens,
    focusable: props.current === id,
    pressed: selected === undefined ? undefined : selected === id,
    onFocus: props.onFocus,
    onPress: props.onPress,
  })
  const stateItem = (node: ChartNode) => (
    <Item
      key={node.id}
      {...item(node.id, nodeName(node, props), barOf(node.id), props.onNode !== undefined)}
      look={nodeLook(node)}
    >
      <StateContent
        chart={chart}
        node={node}
        box={boxOf(node.id)}
        bar={layout.bars[node.id] ?? null}
        name={names?.[node.id]}
        mark={marks[node.id]}
      />
    </Item>
  )
  const edgeItem = (edge: ChartEdge) => (
    <Item
      key={edge.id}
      {...item(
        edge.id,
        edgeName(edge, props),
        layout.edges[edge.id]?.[0]?.label ?? nowhere,
        props.onEdge !== undefined,
      )}
      look={{ ...edgeLook(edge), [isInside(edge) ? 'data-row' : 'data-label']: true }}
    >
      <EdgeLabel edge={edge} lines={layout.edges[edge.id] ?? []} locale={locale} mark={marks[edge.id]} />
    </Item>
  )

  return (
    <>
      <g aria-hidden="true">
        {chart.nodes.map((node) => (
          <g key={node.id} className="state" {...nodeLook(node)}>
            <StateShape box={boxOf(node.id)} kind={node.kind} />
          </g>
        ))}
        {Object.entries(layout.initials).map(([id, { dot, points }]) => (
          <g key={id} className="initial">
            <circle cx={dot.x + dot.width / 2} cy={dot.y + dot.height / 2} r={dot.width / 2} />
            <Arrow points={points} />
          </g>
        ))}
        {/* Lit lines last, so that no other crosses them. */}
        {chart.edges
          .toSorted((a, b) => Number(taken.includes(a.id)) - Number(taken.includes(b.id)))
          .map((edge) => (
            <g key={edge.id} className="edge" {...edgeLook(edge)} onClick={() => props.onPress(edge.id)}>
              {layout.edges[edge.id]?.map(({ points }, index) => (
                <Arrow key={edge.targets[index] ?? ''} points={points} />
              ))}
            </g>
          ))}
      </g>
      <g role="list">
        {chart.nodes.flatMap((node) => [
          stateItem(node),
          ...chart.edges.filter(({ source }) => source === node.id).map(edgeItem),
        ])}
      </g>
    </>
  )
}

/** Box for a layout that was made for another chart. */
const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }
