import { FormattedMessage, useIntl } from 'react-intl'

import { Choice, Row } from '../../kit/filterLinks.styles.ts'

interface Props<Side extends string> {
  /** Message id of the choice. */
  readonly label: string
  readonly sides: ReadonlyArray<{ readonly side: Side; readonly href: string }>
  readonly current: Side
}

/** Parts of one section; the chosen one is in the address. */
export const Sides = <Side extends string>({ label, sides, current }: Props<Side>) => (
  <nav aria-label={useIntl().formatMessage({ id: label })}>
    <Row>
      {sides.map(({ side, href }) => (
        <li key={side}>
          <Choice href={href} aria-current={side === current ? 'page' : undefined}>
            <FormattedMessage id={`operators.side.${side}`} />
          </Choice>
        </li>
      ))}
    </Row>
  </nav>
)
