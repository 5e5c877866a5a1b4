import { FormattedMessage, useIntl } from 'react-intl'

import { couponUses, type CouponBatch, type CouponUse } from '../../../contract/couponBatches.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { batchHref } from './batchHref.ts'
import { Ways } from './Coupons.styles.ts'

interface Props {
  readonly conferenceId: number
  readonly batch: CouponBatch
  /** Null: all. */
  readonly state: CouponUse | null
}

/** The lists of a batch, each with its number. */
export const UseLinks = ({ conferenceId, batch, state }: Props) => {
  const intl = useIntl()
  return (
    <Ways aria-label={intl.formatMessage({ id: 'coupons.lists' })}>
      {([null, ...couponUses] as const).map((use) => (
        <a
          key={use}
          href={batchHref(conferenceId, batch.id, use)}
          aria-current={use === state ? 'page' : undefined}
        >
          <FormattedMessage id={`coupons.use.${use ?? 'issued'}`} />{' '}
          {formatNumber(use === null ? batch.issued : batch.counts[use])}
        </a>
      ))}
    </Ways>
  )
}
