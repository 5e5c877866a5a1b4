import { FormattedMessage, useIntl } from 'react-intl'

import type { Recipient } from '../../../contract/campaign.ts'
import { Line, Marks, Who } from '../../kit/personLine.styles.ts'
import { Quiet } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Acts } from './Campaigns.styles.ts'

interface Props {
  readonly recipient: Recipient
  readonly onResend: () => void
}

/** Result for one recipient; one that failed or is uncertain can be sent again. */
export const RecipientRow = ({ recipient, onResend }: Props) => {
  const intl = useIntl()
  const { id, name, order_no, address, state, skipped, fault, at } = recipient
  const said = fault === '' ? '' : intl.formatMessage({ id: `campaign.fault.${fault}` })
  return (
    <Line data-recipient={id} data-state={state}>
      <Who>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <Quiet>
          {address === '' ? <FormattedMessage id="campaign.noAddress" /> : address} · {order_no}
        </Quiet>
      </Who>
      <div>
        <Marks>
          <span>
            {skipped === null ? (
              <FormattedMessage id={`campaign.recipient.${state}`} values={{ fault: said }} />
            ) : (
              <FormattedMessage id={`campaign.skipped.${skipped}`} />
            )}
          </span>
          <Moment at={at} format={toTheMinuteWithYear} />
        </Marks>
        {(state === 'failed' || state === 'uncertain') && address !== '' && (
          <Acts>
            <Button variant="quiet" small onClick={onResend}>
              <FormattedMessage id="campaign.resend" />
            </Button>
          </Acts>
        )}
      </div>
    </Line>
  )
}
