import type { ReactNode } from 'react'

import { Whole } from './ConsoleBeside.styles.ts'
import { ConsoleNav, type ConsoleNavProps } from './ConsoleNav.tsx'

export interface ConsoleBesideProps {
  /** Null: the console is closed to this account, or it is not known yet. */
  readonly nav: ConsoleNavProps | null
  readonly children: ReactNode
}

/** A page that is opened from the console, with the ways back into it. */
export const ConsoleBeside = ({ nav, children }: ConsoleBesideProps) => (
  <Whole $beside={nav !== null}>
    <div>{children}</div>
    {nav !== null && <ConsoleNav {...nav} />}
  </Whole>
)
