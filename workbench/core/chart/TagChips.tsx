import * as React from 'react'

import { metrics, tagWidth } from './sizes.ts'

interface Props {
  readonly tags: readonly string[]
  readonly x: number
  readonly y: number
}

/** The tags of a state, side by side. */
export const TagChips = ({ tags, x, y }: Props): React.ReactNode =>
  tags.map((tag, index) => {
    const left = tags.slice(0, index).reduce((sum, before) => sum + tagWidth(before) + 6, x)
    return (
      <g key={tag} className="tag">
        <rect x={left} y={y} width={tagWidth(tag)} height={metrics.chip} rx={metrics.chip / 2} />
        <text x={left + 7} y={y + 13}>
          {tag}
        </text>
      </g>
    )
  })
