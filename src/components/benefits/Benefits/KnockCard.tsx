import { FormattedMessage, useIntl } from 'react-intl'

import type { KnockView } from '../../../contract/benefits.ts'
import { Actions, Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { Bar } from './Benefits.styles.ts'

export interface KnockCardProps {
  knock: KnockView
  onCopy: () => void
  onTake: () => void
  onCancel: () => void
}

/** One of the member's own "knock gold" (BEN-03). */
export const KnockCard = ({ knock, onCopy, onTake, onCancel }: KnockCardProps) => {
  const { formatMessage } = useIntl()
  return (
    <Card state={<FormattedMessage id={`record.state.knock.${knock.state}`} />} tone={tones[knock.state]}>
      <Inside>
        <Main>
          <Name>
            <a href={`/knock/${knock.code}`}>{knock.conference}</a>
          </Name>
          <Quiet>
            <FormattedMessage
              id="benefits.knock.progress"
              values={{
                total: <Money key="total" fen={knock.total} />,
                limit: <Money key="limit" fen={knock.limit} />,
                hits: knock.hits.length,
              }}
            />
          </Quiet>
          <Bar
            max={knock.limit}
            value={knock.total}
            aria-label={formatMessage({ id: 'benefits.knock.bar' })}
          />
          {knock.state === 'open' && (
            <Quiet>
              <FormattedMessage
                id="benefits.knock.until"
                values={{
                  time: (
                    <Moment
                      key="time"
                      at={knock.ends_at}
                      format={{ dateStyle: 'medium', timeStyle: 'short' }}
                    />
                  ),
                }}
              />
            </Quiet>
          )}
          {knock.coupon !== null && (
            <Quiet>
              <FormattedMessage id="benefits.knock.coupon" values={{ code: knock.coupon }} />
            </Quiet>
          )}
          <Actions>
            {knock.state === 'open' && (
              <>
                <Button small onClick={onCopy}>
                  <FormattedMessage id="benefits.knock.copy" />
                </Button>
                {knock.total > 0 && (
                  <Button small variant="quiet" onClick={onTake}>
                    <FormattedMessage id="benefits.act.takeKnock" />
                  </Button>
                )}
                <Button small variant="quiet" onClick={onCancel}>
                  <FormattedMessage id="benefits.act.cancelKnock" />
                </Button>
              </>
            )}
            {knock.state === 'completed' && (
              <ButtonLink
                small
                href={`/pay/${knock.order_id}?coupon=${encodeURIComponent(knock.coupon ?? '')}`}
              >
                <FormattedMessage id="benefits.knock.pay" />
              </ButtonLink>
            )}
          </Actions>
        </Main>
      </Inside>
    </Card>
  )
}

export const tones = {
  open: 'waiting',
  completed: 'action',
  used: 'good',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<KnockView['state'], Tone>
