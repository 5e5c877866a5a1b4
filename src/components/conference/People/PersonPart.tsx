import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Nothing, Part } from './People.styles.ts'

interface Props {
  /** Message ids: `title` of the part, `none` where there is nothing. */
  readonly title: string
  readonly none?: string
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

/** One group of a user's items at a conference. */
export const PersonPart = ({ title, none = 'people.none', isEmpty = false, children }: Props) => {
  const id = useId()
  const heading = (
    <h2 id={id}>
      <FormattedMessage id={title} />
    </h2>
  )
  if (isEmpty)
    return (
      <Nothing aria-labelledby={id}>
        {heading}
        <p>
          <FormattedMessage id={none} />
        </p>
      </Nothing>
    )
  return (
    <Part aria-labelledby={id}>
      {heading}
      {children}
    </Part>
  )
}
