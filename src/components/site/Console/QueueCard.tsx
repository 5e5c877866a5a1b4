import { FormattedMessage } from 'react-intl'

import type { RecordCard } from '../../../contract/lifecycle.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Amount, Aside, Facts, Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { toneOf } from '../../kit/Record/tones.ts'
import { Card } from '../../kit/Card.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

interface Props {
  readonly card: RecordCard
  /** Page on which the record is decided. */
  readonly href: string
}

/** One record of a queue: subject, owner, amount, date. */
export const QueueCard = ({ card, href }: Props) => {
  const { entity, state, title, subtitle, who, amount, at } = card
  return (
    <Card tone={toneOf(entity, state)} state={<FormattedMessage id={`record.state.${entity}.${state}`} />}>
      <Inside>
        <Main>
          <Name>
            <a href={href}>{title}</a>
          </Name>
          {subtitle !== '' && <Quiet>{subtitle}</Quiet>}
          <Facts>
            <Fact name="console.who">{who}</Fact>
            <Fact name="console.since">
              <Moment at={at} format={toTheMinuteWithYear} />
            </Fact>
          </Facts>
        </Main>
        {amount !== null && (
          <Aside>
            <Amount>
              <Money fen={amount} />
            </Amount>
          </Aside>
        )}
      </Inside>
    </Card>
  )
}
