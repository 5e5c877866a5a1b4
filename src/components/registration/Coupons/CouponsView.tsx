import { FormattedMessage } from 'react-intl'

import { couponLimits, type CouponBatch, type CouponBatches } from '../../../contract/couponBatches.ts'
import { About, Bar, List, Panel } from '../../kit/listEditor.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BatchCard } from './BatchCard.tsx'

/** Requests of the organizer, each opening a dialog. */
export type CouponWish =
  | { readonly kind: 'issue' }
  | { readonly kind: 'withdraw'; readonly batch: CouponBatch }

interface Props {
  readonly coupons: CouponBatches
  readonly onWish: (wish: CouponWish) => void
}

/** The coupons that a conference has issued, by batch. */
export const CouponsView = ({ coupons, onWish }: Props) => {
  const { batches } = coupons
  return (
    <Panel aria-labelledby="coupon-batches">
      <Bar>
        <h2 id="coupon-batches">
          <FormattedMessage id="coupons.batches" />
        </h2>
        {batches.length < couponLimits.batches && (
          <Button small onClick={() => onWish({ kind: 'issue' })}>
            <FormattedMessage id="coupons.issue" />
          </Button>
        )}
      </Bar>
      <About>
        <FormattedMessage id="coupons.about" />
      </About>
      {batches.length === 0 ? (
        <EmptyState>
          <FormattedMessage id="coupons.empty" />
        </EmptyState>
      ) : (
        <List>
          {batches.map((batch) => (
            <BatchCard
              key={batch.id}
              coupons={coupons}
              batch={batch}
              onWithdraw={() => onWish({ kind: 'withdraw', batch })}
            />
          ))}
        </List>
      )}
    </Panel>
  )
}
