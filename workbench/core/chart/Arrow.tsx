import * as React from 'react'

import type { Point } from './chart.types.ts'
import { headPath, linePath } from './paths.ts'

/** A line with rounded corners and a head, and a broader invisible one that is easier to hit. */
export const Arrow = ({ points }: { points: readonly Point[] }): React.ReactNode => {
  const line = linePath(points)
  return (
    <>
      <path className="reach" d={line} />
      <path className="line" d={line} />
      <path className="head" d={headPath(points)} />
    </>
  )
}
