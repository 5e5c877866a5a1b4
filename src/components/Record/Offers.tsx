import { FormattedMessage } from 'react-intl'

import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { List, Why } from './Offers.styles.ts'
import type { Offer } from './Record.types.ts'

interface Props {
  readonly offers: readonly Offer[]
  /** The event that is under way, or null. */
  readonly pending: string | null
  readonly onChoose: (event: string) => void
}

/** What cannot be done now stays in its place and says why: keyboards and screen readers find it there. */
export const Offers = ({ offers, pending, onChoose }: Props) => {
  if (offers.length === 0) {
    return (
      <EmptyState>
        <FormattedMessage id="record.nothing" />
      </EmptyState>
    )
  }
  return (
    <List>
      {possibleFirst(offers).map(({ event, refusal, isFinal, place }) => (
        <li key={event} data-event={event}>
          {place !== null && refusal === null ? (
            <ButtonLink variant="quiet" wide href={place} aria-describedby={`why-${event}`}>
              <FormattedMessage id={`record.do.${event}`} />
            </ButtonLink>
          ) : (
            <Button
              variant={isFinal && refusal === null ? 'danger' : 'quiet'}
              wide
              busy={pending === event}
              aria-disabled={refusal !== null || (pending !== null && pending !== event) || undefined}
              aria-describedby={refusal === null ? undefined : `why-${event}`}
              onClick={() => {
                if (refusal === null && pending === null) onChoose(event)
              }}
            >
              <FormattedMessage id={`record.do.${event}`} />
            </Button>
          )}
          {refusal !== null ? (
            <Why id={`why-${event}`}>
              <FormattedMessage id={`record.reason.${refusal}`} />
            </Why>
          ) : (
            place !== null && (
              <Why id={`why-${event}`}>
                <FormattedMessage id="record.elsewhere" />
              </Why>
            )
          )}
        </li>
      ))}
    </List>
  )
}

const possibleFirst = (offers: readonly Offer[]) => [
  ...offers.filter(({ refusal }) => refusal === null),
  ...offers.filter(({ refusal }) => refusal !== null),
]
