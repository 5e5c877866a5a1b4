import { FormattedMessage } from 'react-intl'

import type { KnockableOrder } from '../../../contract/benefits.ts'
import { Aside, Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Money } from '../../kit/Money.tsx'
import { Part } from './Benefits.styles.ts'
import { KnockRules } from './KnockRules.tsx'

export interface KnockableProps {
  orders: readonly KnockableOrder[]
  onOpen: (orderId: number) => void
}

/** Unpaid orders at which friends could knock, with the rules (BEN-03). */
export const Knockable = ({ orders, onOpen }: KnockableProps) => (
  <Part id="knock">
    <h2>
      <FormattedMessage id="benefits.knock" />
    </h2>
    <KnockRules />
    {orders.length === 0 && (
      <Quiet>
        <FormattedMessage id="benefits.knock.none" />
      </Quiet>
    )}
    {orders.map((order) => (
      <Card key={order.order_id} state={<FormattedMessage id="benefits.knock.ready" />} tone="action">
        <Inside>
          <Main>
            <Name>{order.conference}</Name>
            <Quiet>
              <FormattedMessage
                id="benefits.knock.offer"
                values={{
                  no: order.no,
                  hours: order.hours,
                  amount: <Money key="amount" fen={order.amount} />,
                  limit: <Money key="limit" fen={order.limit} />,
                }}
              />
            </Quiet>
          </Main>
          <Aside>
            <Button small onClick={() => onOpen(order.order_id)}>
              <FormattedMessage id="benefits.act.openKnock" />
            </Button>
          </Aside>
        </Inside>
      </Card>
    ))}
  </Part>
)
