import { FormattedMessage, useIntl } from 'react-intl'

import type { Lane, LaneCard } from '../../../contract/jobs.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { Button } from '../../kit/Button.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinute } from '../../kit/formats.ts'
import { Acts, Figures, Held, LaneName, Lanes, Quiet } from './LaneList.styles.ts'

interface Props {
  readonly lanes: readonly LaneCard[]
  /** Its given-up jobs again. */
  readonly onRetry: (lane: Lane) => void
  /** One job at once, though its service could not be reached. */
  readonly onTry: (lane: Lane) => void
}

/** The lanes of background jobs: waiting, running and given-up ones, and the service that cannot be reached. */
export const LaneList = ({ lanes, onRetry, onTry }: Props) => {
  const intl = useIntl()
  const isQuiet = lanes.every(
    ({ waiting, running, dead, breaker }) => waiting + running + dead === 0 && !breaker,
  )
  return (
    <>
      {isQuiet && (
        <Quiet>
          <FormattedMessage id="operators.lane.nothing" />
        </Quiet>
      )}
      <Lanes aria-label={intl.formatMessage({ id: 'operators.lanes' })}>
        {lanes.map((card) => (
          <li key={card.lane} data-lane={card.lane}>
            <LaneName>
              <FormattedMessage id={`operators.lane.${card.lane}`} />
            </LaneName>
            <Numbers card={card} />
            <Acts>
              {card.breaker !== null && (
                <Button variant="quiet" small onClick={() => onTry(card.lane)}>
                  <FormattedMessage id="operators.act.tryLane" />
                </Button>
              )}
              {card.dead > 0 && (
                <Button variant="quiet" small onClick={() => onRetry(card.lane)}>
                  <FormattedMessage id="operators.act.retryLane" />
                </Button>
              )}
            </Acts>
            {card.breaker !== null && <Outage breaker={card.breaker} />}
          </li>
        ))}
      </Lanes>
    </>
  )
}

const Numbers = ({ card }: { card: LaneCard }) => (
  <Figures>
    {(['waiting', 'running', 'dead'] as const).map((name) => (
      <div key={name}>
        <dt>
          <FormattedMessage id={`operators.count.${name}`} />
        </dt>
        <dd>{formatNumber(card[name])}</dd>
      </div>
    ))}
    <div>
      <dt>
        <FormattedMessage id="operators.lane.oldest" />
      </dt>
      <dd>
        {card.oldest_seconds === null ? (
          <FormattedMessage id="operators.count.none" />
        ) : (
          <FormattedMessage {...ageOf(card.oldest_seconds)} />
        )}
      </dd>
    </div>
  </Figures>
)

const Outage = ({ breaker }: { breaker: NonNullable<LaneCard['breaker']> }) => (
  <Held>
    <FormattedMessage
      id={`operators.lane.held.${breaker.fault === 'configuration' ? 'configuration' : 'unreachable'}`}
      values={{
        since: <Moment at={breaker.since} format={toTheMinute} />,
        failures: formatNumber(breaker.failures),
      }}
    />{' '}
    <FormattedMessage id="operators.lane.next" values={{ seconds: breaker.next_try_seconds }} />
  </Held>
)

/** In the largest unit of which there are two. */
const ageOf = (seconds: number) => {
  const [unit, size] = units.find(([, each]) => seconds >= 2 * each) ?? (['seconds', 1] as const)
  return { id: `operators.lane.age.${unit}`, values: { n: formatNumber(Math.floor(seconds / size)) } }
}
const units = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const
