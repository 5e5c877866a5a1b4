import { FormattedMessage, useIntl } from 'react-intl'

import type { NetworkReport } from '../../../contract/room/ports.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Choices, Results as List, Verdict } from './DeviceCheck.styles.ts'
import { steps } from './DeviceCheck.types.ts'
import type { Result, Results, Step } from './DeviceCheck.types.ts'

export interface CheckSummaryProps {
  results: Results
  /** Null while it was not measured. */
  network: NetworkReport | null
  onAgain: (step: Step) => void
  onStart: () => void
  onCopy: () => void
}

export const CheckSummary = ({ results, network, onAgain, onStart, onCopy }: CheckSummaryProps) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <List>
        {steps.map((step) => (
          <li key={step}>
            <Icon name={step} />
            <span>
              <FormattedMessage id={`check.${step}`} />
              <Verdict $tone={tones[results[step].state]}>
                <FormattedMessage id={`check.state.${results[step].state}`} />
              </Verdict>
            </span>
            <Button
              variant="quiet"
              small
              aria-label={formatMessage({ id: `check.${step}.recheck` })}
              onClick={() => onAgain(step)}
            >
              <FormattedMessage id="check.again" />
            </Button>
            <Remedy result={results[step]} />
            {step === 'network' && network !== null && <Measured network={network} />}
          </li>
        ))}
      </List>
      <Choices>
        <Button variant="quiet" onClick={onStart}>
          <FormattedMessage id="check.startOver" />
        </Button>
        <Button variant="quiet" onClick={onCopy}>
          <FormattedMessage id="check.copy" />
        </Button>
      </Choices>
    </>
  )
}

const Remedy = ({ result }: { result: Result }) =>
  result.state === 'failed' && (
    <p>
      <FormattedMessage id={`live.remedy.${result.fault}`} />
    </p>
  )

const Measured = ({ network: { rttMs, lossPct, upKbps, downKbps } }: { network: NetworkReport }) => (
  <p>
    <FormattedMessage
      id="check.network.measured"
      values={{
        rtt: Math.round(rttMs),
        loss: formatNumber(lossPct / 100, { style: 'percent', maximumFractionDigits: 1 }),
        up: formatNumber(upKbps / 1000, { maximumFractionDigits: 1 }),
        down: formatNumber(downKbps / 1000, { maximumFractionDigits: 1 }),
      }}
    />
  </p>
)

const tones: Record<Result['state'], 'good' | 'bad' | 'quiet'> = {
  unknown: 'quiet',
  skipped: 'quiet',
  ok: 'good',
  failed: 'bad',
}
