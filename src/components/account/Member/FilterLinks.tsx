import { FormattedMessage, useIntl } from 'react-intl'

import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Choice, Row, Unread } from '../../kit/filterLinks.styles.ts'

export interface FilterLinksProps {
  path: string
  /** Name of the query parameter. */
  name: string
  /** Beginning of the message ids: `member.order.state` for `member.order.state.paid`. */
  texts: string
  choices: readonly string[]
  /** Null: everything. */
  chosen: string | null
  /** Number of new entries for each; absent where it is not known. */
  unread?: Readonly<Record<string, number>>
}

/** The filter of a list is in the address, so that it can be shared and returned to. */
export const FilterLinks = ({ path, name, texts, choices, chosen, unread = {} }: FilterLinksProps) => (
  <nav aria-label={useIntl().formatMessage({ id: 'member.filter' })}>
    <Row>
      {[null, ...choices].map((choice) => (
        <li key={choice}>
          <Choice
            href={choice === null ? path : `${path}?${name}=${choice}`}
            aria-current={choice === chosen ? 'page' : undefined}
          >
            <FormattedMessage id={choice === null ? 'member.all' : `${texts}.${choice}`} />
            {choice !== null && (unread[choice] ?? 0) > 0 && (
              <Unread>
                <span aria-hidden="true">{(unread[choice] ?? 0) > 99 ? '···' : unread[choice]}</span>
                <VisuallyHidden>
                  <FormattedMessage id="shell.user.unread" values={{ unread: unread[choice] ?? 0 }} />
                </VisuallyHidden>
              </Unread>
            )}
          </Choice>
        </li>
      ))}
    </Row>
  </nav>
)
