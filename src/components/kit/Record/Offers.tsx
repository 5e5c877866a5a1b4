import { FormattedMessage } from 'react-intl'

import { Button } from '../Button.tsx'
import { ButtonLink } from '../ButtonLink.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Fold, List, Why } from './Offers.styles.ts'
import type { Offer } from './Record.types.ts'
import { toneOf } from './toneOf.ts'

const buttonOf = { plain: 'quiet', primary: 'primary', danger: 'danger' } as const

interface Props {
  readonly offers: readonly Offer[]
  /** The event that is under way, or null. */
  readonly pending: string | null
  readonly onChoose: (event: string) => void
}

/** Available events; unavailable ones are folded away below, each with its reason. */
export const Offers = ({ offers, pending, onChoose }: Props) => {
  const possible = offers.filter(({ refusal }) => refusal === null)
  const refused = offers.filter(({ refusal }) => refusal !== null)
  return (
    <>
      {possible.length === 0 && (
        <EmptyState>
          <FormattedMessage id={refused.length === 0 ? 'record.nothing' : 'record.nothingNow'} />
        </EmptyState>
      )}
      {possible.length > 0 && (
        <List>
          {possible.map(({ event, isFinal, place }) => (
            <li key={event} data-event={event}>
              {place === null ? (
                <Button
                  variant={buttonOf[toneOf({ event, isFinal })]}
                  wide
                  busy={pending === event}
                  aria-disabled={(pending !== null && pending !== event) || undefined}
                  onClick={() => {
                    if (pending === null) onChoose(event)
                  }}
                >
                  <FormattedMessage id={`record.do.${event}`} />
                </Button>
              ) : (
                <>
                  <ButtonLink variant="quiet" wide href={place} aria-describedby={`why-${event}`}>
                    <FormattedMessage id={`record.do.${event}`} />
                  </ButtonLink>
                  <Why id={`why-${event}`}>
                    <FormattedMessage id={place.startsWith('#') ? 'record.above' : 'record.elsewhere'} />
                  </Why>
                </>
              )}
            </li>
          ))}
        </List>
      )}
      {refused.length > 0 && (
        <Fold open={possible.length === 0}>
          <summary>
            <FormattedMessage id="record.refusedNow" values={{ count: refused.length }} />
          </summary>
          <List>
            {refused.map(({ event, refusal }) => (
              <li key={event} data-refused={event}>
                <span>
                  <FormattedMessage id={`record.do.${event}`} />
                </span>
                <Why>
                  <FormattedMessage id={`record.reason.${refusal}`} />
                </Why>
              </li>
            ))}
          </List>
        </Fold>
      )}
    </>
  )
}
