import { FormattedMessage } from 'react-intl'

import type { OwnEnquiry } from '../../../contract/butler.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Actions, Inside, Turns } from './Butler.styles.ts'

export interface EnquiryCardProps {
  readonly enquiry: OwnEnquiry
  readonly onReply: () => void
  readonly onEnd: () => void
}

/** One enquiry with all its messages. */
export const EnquiryCard = ({ enquiry, onReply, onEnd }: EnquiryCardProps) => {
  const { id, service, state, turns } = enquiry
  return (
    <Card state={<FormattedMessage id={`butler.state.${state}`} />} tone={tones[state]}>
      <Inside id={`enquiry-${id}`}>
        <h3>{service === '' ? <FormattedMessage id="butler.field.service.any" /> : service}</h3>
        <Turns>
          {turns.map(({ by, text, at }) => (
            <li key={at} data-by={by}>
              <small>
                <FormattedMessage id={`butler.by.${by}`} />{' '}
                <Moment at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
              </small>
              {text}
            </li>
          ))}
        </Turns>
        {state !== 'closed' && (
          <Actions>
            {state === 'answered' && (
              <Button onClick={onReply}>
                <FormattedMessage id="butler.reply" />
              </Button>
            )}
            <Button variant="quiet" onClick={onEnd}>
              <FormattedMessage id="butler.end" />
            </Button>
          </Actions>
        )}
      </Inside>
    </Card>
  )
}

const tones: Readonly<Record<OwnEnquiry['state'], Tone>> = {
  received: 'waiting',
  answered: 'good',
  closed: 'neutral',
}
