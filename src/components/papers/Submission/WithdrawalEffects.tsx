import { FormattedMessage } from 'react-intl'

import type { OwnPaper } from '../../../contract/paper.ts'
import { isWithdrawn } from '../../../contract/paperWithdrawal.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Effects } from './Submission.styles.ts'

/** Effects of a withdrawal on reviews, money and resubmission (PAP-03). */
export const WithdrawalEffects = ({ paper }: { paper: OwnPaper }) => {
  const { state, order, is_open, deadline } = paper
  const when = isWithdrawn(state) ? 'after' : 'before'
  const money =
    order?.state === 'to_be_paid'
      ? 'unpaid'
      : order?.state === 'paid' || order?.state === 'completed'
        ? 'paid'
        : 'none'
  return (
    <Effects>
      <li>
        <FormattedMessage id={`submission.withdrawal.reviews.${when}`} />
      </li>
      <li>
        <FormattedMessage id={`submission.withdrawal.money.${money}`} />
      </li>
      <li>
        {is_open && deadline !== null ? (
          <FormattedMessage
            id={`submission.withdrawal.undo.${when}`}
            values={{
              time: (
                <Moment key="time" at={deadline} timeZone={paper.time_zone} format={toTheMinuteWithYear} />
              ),
            }}
          />
        ) : (
          <FormattedMessage id="submission.withdrawal.final" />
        )}
      </li>
    </Effects>
  )
}
