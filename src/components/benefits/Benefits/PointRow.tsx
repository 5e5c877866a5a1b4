import { FormattedMessage } from 'react-intl'

import type { PointMovement } from '../../../contract/benefits.ts'
import { Aside, Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Points } from './Benefits.styles.ts'

/** One movement of points (BEN-01). */
export const PointRow = ({ movement }: { movement: PointMovement }) => {
  const { kind, cause, points, owed, order_no, expires_at, at } = movement
  return (
    <Card state={<FormattedMessage id={`benefits.points.kind.${kind}`} />} tone={tones[kind]}>
      <Inside>
        <Main>
          <Name>
            <FormattedMessage id={`benefits.points.cause.${cause}`} values={{ order: order_no }} />
          </Name>
          <Quiet>
            <Moment at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
          </Quiet>
          {expires_at !== null && (
            <Quiet>
              <FormattedMessage
                id="benefits.points.until"
                values={{ date: <Moment key="date" at={expires_at} format={{ dateStyle: 'medium' }} /> }}
              />
            </Quiet>
          )}
          {owed > 0 && (
            <Quiet>
              <FormattedMessage id="benefits.points.owed" values={{ owed }} />
            </Quiet>
          )}
        </Main>
        <Aside>
          <Points $gained={points > 0}>
            <FormattedMessage
              id={points > 0 ? 'benefits.points.gained' : 'benefits.points.lost'}
              values={{ points: Math.abs(points) }}
            />
          </Points>
        </Aside>
      </Inside>
    </Card>
  )
}

const tones = {
  earned: 'good',
  spent: 'neutral',
  expired: 'neutral',
  reversed: 'seal',
} as const satisfies Record<PointMovement['kind'], Tone>
