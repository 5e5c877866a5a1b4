import { FormattedMessage } from 'react-intl'

import type { DeliveryState } from '../../../contract/delivery.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Moment } from '../../kit/Moment.tsx'

/** Source of the values in effect, and their date. */
export const PartStatus = ({ state: { source, variables, changed } }: { state: DeliveryState }) => (
  <Note $tone={tones[source]} role={source === 'locked' || source === 'unusable' ? 'alert' : undefined}>
    <strong>
      <FormattedMessage id={`delivery.state.${source}`} />
    </strong>
    <FormattedMessage
      id={`delivery.status.${source}`}
      values={{
        variables: variables.map((name, at) => (
          <span key={name}>
            {at > 0 && ' '}
            <code>{name}</code>
          </span>
        )),
      }}
    />
    {source !== 'environment' && changed !== null && (
      <>
        {' '}
        <FormattedMessage id="delivery.changed" values={{ at: whenOf(changed.at), by: changed.by || '–' }} />
      </>
    )}
  </Note>
)

const tones: Readonly<Record<DeliveryState['source'], 'waiting' | 'good' | 'seal'>> = {
  none: 'waiting',
  environment: 'good',
  stored: 'good',
  locked: 'seal',
  unusable: 'seal',
}

const whenOf = (at: string) => (
  <Moment key="at" at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
)
