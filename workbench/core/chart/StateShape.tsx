import * as React from 'react'

import type { Box, ChartNode } from './chart.types.ts'

interface Props {
  readonly box: Box
  readonly kind: ChartNode['kind']
}

/** The outline of a state; a final one has a second ring. */
export const StateShape = ({ box, kind }: Props): React.ReactNode => {
  const { x, y, width, height } = box
  return (
    <>
      <rect className="box" x={x} y={y} width={width} height={height} rx={8} />
      {kind === 'final' ? (
        <rect className="ring" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={5} />
      ) : null}
    </>
  )
}
