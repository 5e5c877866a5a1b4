import { FormattedMessage } from 'react-intl'

import type { Delivery, DeliveryTest } from '../../../contract/delivery.ts'
import type { TestedPlace } from '../../../contract/deliveryPlaces.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Actions, Panel } from './Delivery.styles.ts'

export interface TestPanelProps {
  readonly place: TestedPlace
  readonly delivery: Delivery
  /** Result of the last test; null: none yet. */
  readonly test: DeliveryTest | null
  readonly busy: boolean
  /** Absent: there is nothing to try out. */
  readonly onTest?: (() => void) | undefined
}

/** Tests the settings in effect, and shows the result. */
export const TestPanel = ({ place, delivery, test, busy, onTest }: TestPanelProps) => {
  const to = place === 'mail' ? delivery.own_email : place === 'sms' ? delivery.own_phone : ''
  return (
    <Panel>
      <h3>
        <FormattedMessage id="delivery.test" />
      </h3>
      <p>
        <FormattedMessage id={`delivery.test.${place}`} values={{ to: to || '–' }} />
      </p>
      {onTest === undefined && !busy && (
        <p>
          <FormattedMessage id="delivery.test.nothing" />
        </p>
      )}
      <div role="status">
        {test !== null && (
          <Note $tone={test.fault === null ? 'good' : 'seal'}>
            <strong>
              <FormattedMessage
                id={test.fault === null ? 'delivery.test.passed' : 'delivery.test.notPassed'}
              />
            </strong>
            <FormattedMessage
              id={test.fault === null ? `delivery.test.passed.${place}` : `delivery.test.fault.${test.fault}`}
            />
            {test.answer !== '' && (
              <>
                {' '}
                <FormattedMessage
                  id="delivery.test.answer"
                  values={{ answer: <q key="q">{test.answer}</q> }}
                />
              </>
            )}
          </Note>
        )}
      </div>
      {(onTest !== undefined || busy) && (
        <Actions>
          <Button type="button" variant="quiet" busy={busy} onClick={onTest}>
            <FormattedMessage id={`delivery.test.do.${place}`} />
          </Button>
        </Actions>
      )}
    </Panel>
  )
}
