import { FormattedMessage, useIntl } from 'react-intl'

import { Choice, Row } from './FilterLinks.styles.ts'

export interface FilterLinksProps {
  path: string
  /** Name of the query parameter. */
  name: string
  /** Beginning of the message ids: `member.order.state` for `member.order.state.paid`. */
  texts: string
  choices: readonly string[]
  /** Null: everything. */
  chosen: string | null
}

/** What a list shows stands in the address, so that it can be shared and gone back to. */
export const FilterLinks = ({ path, name, texts, choices, chosen }: FilterLinksProps) => (
  <nav aria-label={useIntl().formatMessage({ id: 'member.filter' })}>
    <Row>
      {[null, ...choices].map((choice) => (
        <li key={choice}>
          <Choice
            href={choice === null ? path : `${path}?${name}=${choice}`}
            aria-current={choice === chosen ? 'page' : undefined}
          >
            <FormattedMessage id={choice === null ? 'member.all' : `${texts}.${choice}`} />
          </Choice>
        </li>
      ))}
    </Row>
  </nav>
)
