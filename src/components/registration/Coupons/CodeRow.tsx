import { FormattedMessage } from 'react-intl'

import type { CouponCode } from '../../../contract/couponBatches.ts'
import { Quiet } from '../../kit/rowCard.styles.ts'
import { Line, Marks, Who } from '../../kit/personLine.styles.ts'
import { Code } from './Coupons.styles.ts'

interface Props {
  readonly conferenceId: number
  readonly code: CouponCode
}

/** One code of a batch: its owner, and the order that it is or was used on. */
export const CodeRow = ({ conferenceId, code: { code, state, member, order } }: Props) => (
  <Line>
    <Who>
      <Code>{code}</Code>
      {member !== '' && (
        <Quiet>
          <FormattedMessage id="coupons.code.member" values={{ name: <bdi key="name">{member}</bdi> }} />
        </Quiet>
      )}
      {order !== null && (
        <Quiet>
          <a href={`/organizer/${conferenceId}/people/${order.id}`}>
            <bdi>{order.attendee}</bdi> · {order.no}
          </a>
        </Quiet>
      )}
    </Who>
    <Marks>
      <span>
        <FormattedMessage id={`coupons.use.${state}`} />
      </span>
    </Marks>
  </Line>
)
