import * as React from 'react'

interface Props {
  readonly id: string
  readonly name: string
  /** Whether pressing it does something. */
  readonly listens: boolean
  readonly focusable: boolean
  readonly pressed: boolean | undefined
  readonly look: Readonly<Record<string, string | boolean | undefined>>
  readonly onFocus: (id: string) => void
  readonly onPress: (id: string) => void
  readonly children: React.ReactNode
}

/** A state or a transition as the keyboard and the screen reader meet it. */
export const Item = ({
  id,
  name,
  listens,
  focusable,
  pressed,
  look,
  onFocus,
  onPress,
  children,
}: Props): React.ReactNode => (
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
      {children}
    </g>
  </g>
)
