import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Note } from '../../kit/formPage.styles.ts'

interface Props {
  /** Not answered yet. */
  readonly isAsked: boolean
  /** To answer. */
  readonly children: ReactNode
}

/** On a paper that names the reader as an author: the question, or the answer. */
export const OwnAuthorshipPart = ({ isAsked, children }: Props) => (
  <Note as="section" $tone={isAsked ? 'waiting' : 'good'} aria-labelledby="own-authorship">
    <p id="own-authorship">
      <FormattedMessage id={isAsked ? 'authorship.text.asked' : 'authorship.text.confirmed'} />
    </p>
    {children}
  </Note>
)
