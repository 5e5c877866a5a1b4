import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

interface Props {
  /** Message id of its name. */
  readonly name: string
  readonly children: ReactNode
}

/** One line of a card's facts; rendered in a `dl`. */
export const Fact = ({ name, children }: Props) => (
  <>
    <dt>
      <FormattedMessage id={name} />
    </dt>
    <dd>{children}</dd>
  </>
)
