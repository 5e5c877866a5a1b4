import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { EmptyState } from '../ui/EmptyState.tsx'
import { Part } from './People.styles.ts'

interface Props {
  /** Message ids: `title` of the part, `none` where there is nothing. */
  readonly title: string
  readonly none?: string
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

/** One part of what somebody has at a conference. */
export const PersonPart = ({ title, none = 'people.none', isEmpty = false, children }: Props) => {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={title} />
      </h2>
      {isEmpty ? (
        <EmptyState>
          <FormattedMessage id={none} />
        </EmptyState>
      ) : (
        children
      )}
    </Part>
  )
}
