import { FormattedMessage } from 'react-intl'

import type { MealCard as Meal } from '../../../contract/notes.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Aside, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinute } from '../../kit/formats.ts'
import { endOf } from './endOf.ts'
import { QrButton } from './QrButton.tsx'

export interface MealCardProps {
  meal: Meal
  onShare: (meal: Meal) => void
}

export const MealCard = ({ meal, onShare }: MealCardProps) => {
  const state = endOf(meal.state, states)
  const when = (
    <Moment at={meal.starts_at} until={meal.ends_at} timeZone={meal.time_zone} format={toTheMinute} />
  )
  return (
    <Card state={<FormattedMessage id={`member.meal.state.${state}`} />} tone={tones[state]}>
      <Inside>
        <Main>
          <Name>{meal.meal}</Name>
          <Quiet>{meal.conference}</Quiet>
          <Facts>
            <Fact name="member.when">{when}</Fact>
            {meal.used_at !== null && (
              <Fact name="member.meal.used">
                <Moment at={meal.used_at} format={toTheMinute} />
              </Fact>
            )}
            {state === 'shared' && meal.share_expires_at !== null && (
              <Fact name="member.meal.shared">
                <Moment at={meal.share_expires_at} format={toTheMinute} />
              </Fact>
            )}
          </Facts>
        </Main>
        {state === 'available' && (
          <Aside>
            <QrButton code={meal.code} title={meal.meal}>
              <p>
                {meal.conference}
                <br />
                {when}
              </p>
            </QrButton>
          </Aside>
        )}
        <Whole>
          <Actions>
            {state === 'available' && (
              <Button small onClick={() => onShare(meal)}>
                <FormattedMessage id="member.meal.share" />
              </Button>
            )}
            <ButtonLink small variant="quiet" href={`/console/mealVoucher/${meal.id}`}>
              <FormattedMessage id={state === 'shared' ? 'member.meal.takeBack' : 'member.details'} />
            </ButtonLink>
          </Actions>
        </Whole>
      </Inside>
    </Card>
  )
}

const states = ['available', 'shared', 'used', 'revoked', 'expired'] as const
const tones = {
  available: 'action',
  shared: 'waiting',
  used: 'good',
  revoked: 'neutral',
  expired: 'neutral',
} as const satisfies Record<(typeof states)[number], Tone>
