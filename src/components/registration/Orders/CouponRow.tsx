import { FormattedMessage } from 'react-intl'

import type { listCoupons } from '../../../contract/order.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'
import { Amount, Aside, Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'

export type Coupon = CallOutput<typeof listCoupons>['list'][number]

export const CouponRow = ({ coupon }: { coupon: Coupon }) => (
  <Card state={<FormattedMessage id={`member.coupon.state.${coupon.state}`} />} tone={tones[coupon.state]}>
    <Inside>
      <Main>
        <Name>
          <FormattedMessage id={`member.coupon.kind.${coupon.kind}`} />
        </Name>
        <Quiet>
          <FormattedMessage
            id="member.coupon.until"
            values={{
              code: coupon.code,
              date: <Moment key="date" at={coupon.expires_at} format={{ dateStyle: 'medium' }} />,
            }}
          />
        </Quiet>
        {coupon.conference !== null && (
          <Quiet>
            <FormattedMessage id="member.coupon.conference" values={{ title: coupon.conference.title }} />
          </Quiet>
        )}
      </Main>
      <Aside>
        <Amount>
          <Money fen={coupon.amount} />
        </Amount>
      </Aside>
    </Inside>
  </Card>
)

const tones = {
  available: 'good',
  held: 'waiting',
  used: 'neutral',
  expired: 'neutral',
  revoked: 'seal',
} as const satisfies Record<Coupon['state'], Tone>
