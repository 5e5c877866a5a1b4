import { FormattedMessage } from 'react-intl'

import type { OrderCard as Order } from '../../../contract/order.ts'
import { Fact } from '../../kit/Fact.tsx'
import {
  Actions,
  Amount,
  Aside,
  Chips,
  Due,
  Facts,
  Inside,
  Main,
  Name,
  Quiet,
  Whole,
} from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { cancelKindOf } from './cancelKindOf.ts'
import { chipsOf } from './chipsOf.ts'
import { RefundNote } from './RefundNote.tsx'

export interface OrderCardProps {
  order: Order
  onCancel: () => void
  onRefund: () => void
}

export const OrderCard = ({ order, onCancel, onRefund }: OrderCardProps) => {
  const { id, no, state, amount, list_amount: listAmount } = order
  const chips = chipsOf(order)
  return (
    <Card state={<FormattedMessage id={`member.order.state.${state}`} />} tone={tones[state]}>
      <Inside>
        <Main>
          <Name>
            <a href={`/conferences/${order.conference_id}`}>{order.conference}</a>
          </Name>
          <Quiet>{order.item}</Quiet>
          <Facts>
            <Fact name="member.order.no">{no}</Fact>
            <Fact name="member.order.created">
              <Moment at={order.created_at} format={toTheMinuteWithYear} />
            </Fact>
            {order.paid_at !== null && (
              <Fact name="member.order.paid">
                <Moment at={order.paid_at} format={toTheMinuteWithYear} />
              </Fact>
            )}
            {state === 'closed' && order.closed_reason !== null && (
              <Fact name="member.order.why">
                <FormattedMessage id={`member.order.closed.${order.closed_reason}`} />
              </Fact>
            )}
          </Facts>
          {state === 'paid' && <RefundNote order={order} />}
          {state === 'to_be_paid' && order.payment !== 'reviewing' && (
            <Due>
              <FormattedMessage
                id="member.order.due"
                values={{
                  time: (
                    <Moment
                      key="time"
                      at={order.due_at}
                      timeZone={order.time_zone}
                      format={toTheMinuteWithYear}
                    />
                  ),
                }}
              />
            </Due>
          )}
        </Main>
        <Aside>
          <Amount>
            <Money fen={amount} />
            {listAmount !== amount && (
              <small>
                <FormattedMessage
                  id="member.order.instead"
                  values={{
                    amount: (
                      <s key="amount">
                        <Money fen={listAmount} />
                      </s>
                    ),
                  }}
                />
              </small>
            )}
          </Amount>
        </Aside>
        {chips.length > 0 && (
          <Whole>
            <Chips>
              {chips.map((chip) => (
                <li key={chip}>
                  <FormattedMessage id={`member.order.${chip}`} />
                </li>
              ))}
            </Chips>
          </Whole>
        )}
        <Whole>
          <Actions>
            {state === 'to_be_paid' && (
              <ButtonLink small href={`/pay/${id}`}>
                <FormattedMessage id="member.order.pay" />
              </ButtonLink>
            )}
            {state === 'paid' && order.refund_refusal === null && (
              <Button small variant="quiet" onClick={onRefund}>
                <FormattedMessage id="member.order.refund" />
              </Button>
            )}
            <ButtonLink small variant="quiet" href={`/console/order/${id}`}>
              <FormattedMessage id="member.details" />
            </ButtonLink>
            {(state === 'to_be_paid' || (state === 'paid' && order.cancel_refusal === null)) && (
              <Button small variant="plain" onClick={onCancel}>
                <FormattedMessage id={`member.order.${cancelKindOf(order)}`} />
              </Button>
            )}
          </Actions>
        </Whole>
      </Inside>
    </Card>
  )
}

const tones = {
  to_be_paid: 'waiting',
  paid: 'good',
  completed: 'action',
  closed: 'neutral',
} as const satisfies Record<Order['state'], Tone>
