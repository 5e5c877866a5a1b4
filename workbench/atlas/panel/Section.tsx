/** @jsxRuntime classic */
import * as React from 'react'

interface Props {
  readonly title: string
  readonly count?: number | undefined
  readonly isOpen?: boolean
  readonly children: React.ReactNode
}

/** A part of the panel that folds away. */
export const Section = ({ title, count, isOpen = false, children }: Props) => (
  <details className="mp-section" open={isOpen}>
    <summary>
      <h3>{title}</h3>
      {count === undefined ? null : <span className="mp-count">{count}</span>}
    </summary>
    <div className="mp-section-body">{children}</div>
  </details>
)
