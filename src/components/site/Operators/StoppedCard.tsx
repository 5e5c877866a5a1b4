import { FormattedMessage } from 'react-intl'

import type { StoppedAddress } from '../../../contract/jobs.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Whole } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

interface Props {
  readonly stopped: StoppedAddress
  readonly onAllow: () => void
}

/** An address to which nothing is sent, and why. */
export const StoppedCard = ({ stopped, onAllow }: Props) => (
  <Card tone="waiting" state={<FormattedMessage id={`operators.cause.${stopped.cause}`} />}>
    <Inside>
      <Main>
        <Name>
          {stopped.user_id === null ? (
            stopped.address
          ) : (
            <a href={`/console/users/${stopped.user_id}`}>{stopped.address}</a>
          )}
        </Name>
        <Facts>
          <Fact name="operators.stopped.source">
            {stopped.source === 'smtp' ? <FormattedMessage id="operators.stopped.smtp" /> : stopped.source}
          </Fact>
          <Fact name="operators.job.since">
            <Moment at={stopped.at} format={toTheMinuteWithYear} />
          </Fact>
        </Facts>
      </Main>
      <Whole>
        <Actions>
          <Button variant="quiet" small onClick={onAllow}>
            <FormattedMessage id="operators.act.allowAddress" />
          </Button>
        </Actions>
      </Whole>
    </Inside>
  </Card>
)
