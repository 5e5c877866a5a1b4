import * as React from 'react'

import type { Mark } from './ChartView.types.ts'

/** `+`, `−` or `~` in a disc on a corner: shows changes without colours. */
export const MarkSign = ({ mark, x, y }: { mark: Mark; x: number; y: number }): React.ReactNode => (
  <g className="sign">
    <circle cx={x} cy={y} r={9} />
    <path d={signs[mark]} transform={`translate(${x} ${y})`} />
  </g>
)

const signs: Readonly<Record<Mark, string>> = {
  added: 'M-4 0h8M0 -4v8',
  removed: 'M-4 0h8',
  changed: 'M-5 1.5c2 -4 3 -4 5 -1.5s3 2.5 5 -1.5',
}
