import * as React from 'react'

import { keyOf, metrics, nameLines, nameWidth } from './sizes.ts'

interface Props {
  readonly id: string
  readonly name: string | undefined
  readonly x: number
  /** Base line of the first line. */
  readonly y: number
  /** The key is behind the name instead of below it. */
  readonly inLine: boolean
}

/** Name of a state, and its key; the key alone where it has no name. */
export const StateName = ({ id, name, x, y, inLine }: Props): React.ReactNode => {
  const key = keyOf(id)
  if (name === undefined || name === key) {
    return (
      <text className="name" x={x} y={y}>
        {key}
      </text>
    )
  }
  if (inLine) {
    return (
      <text x={x} y={y}>
        <tspan className="name">{name}</tspan>
        <tspan className="key" x={x + nameWidth(name) + 8}>
          {key}
        </tspan>
      </text>
    )
  }
  const lines = nameLines(name)
  return (
    <>
      {lines.map((line, index) => (
        <text key={line} className="name" x={x} y={y + index * metrics.nameLine}>
          {line}
        </text>
      ))}
      <text className="key" x={x} y={y + lines.length * metrics.nameLine - 2}>
        {key}
      </text>
    </>
  )
}
