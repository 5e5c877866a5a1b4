import * as React from 'react'

import type { Box } from './chart.types.ts'

interface Props {
  readonly id: string
  readonly name: string
  /** Area to press, and to draw the focus ring around. */
  readonly box: Box
  /** Whether pressing it does something. */
  readonly listens: boolean
  readonly focusable: boolean
  readonly pressed: boolean | undefined
  readonly look: Readonly<Record<string, string | boolean | undefined>>
  readonly onFocus: (id: string) => void
  readonly onPress: (id: string) => void
  readonly children: React.ReactNode
}

/**
 * A state or a transition for the keyboard and the screen reader. The words are beside the button, not in it: its name
 * is the same as a sentence.
 */
export const Item = (props: Props): React.ReactNode => {
  const { id, name, box, listens, focusable, pressed, look, onFocus, onPress, children } = props
  const { x, y, width, height } = box
  return (
    <g role="listitem">
      <g
        className="item"
        data-item={id}
        role={listens ? 'button' : 'img'}
        aria-label={name}
        aria-pressed={listens ? pressed : undefined}
        tabIndex={focusable ? 0 : -1}
        onFocus={() => onFocus(id)}
        onClick={() => onPress(id)}
        {...look}
      >
        <rect className="reach" x={x} y={y} width={width} height={height} rx={6} />
        <rect className="focus" x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={10} />
      </g>
      <g className="words" aria-hidden="true" {...look}>
        {children}
      </g>
    </g>
  )
}
