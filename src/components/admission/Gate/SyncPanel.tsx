import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Note, Panel } from './Gate.styles.ts'
import { Line } from './SyncPanel.styles.ts'

export interface SyncPanelProps {
  status: 'syncing' | 'level' | 'waiting' | 'offline'
  /** Scans that the server does not know yet. */
  waiting: number
  /** Time of loading the list, and number of its tickets; null before the first time on this page. */
  report: { at: string; tickets: number } | null
  failure: Failure | null
  onSync: () => void
}

/** Whether this gate and the server know the same. */
export const SyncPanel = ({ status, waiting, report, failure, onSync }: SyncPanelProps) => (
  <Panel>
    <h2>
      <FormattedMessage id="gate.sync" />
    </h2>
    <div role="status">
      <Line $status={status}>
        <FormattedMessage id={`gate.sync.${status}`} />
      </Line>
      <Note>
        <FormattedMessage id="gate.sync.count" values={{ count: waiting }} />
      </Note>
    </div>
    {status === 'offline' && (
      <Note>
        <FormattedMessage id="gate.sync.offline.text" />
      </Note>
    )}
    {status === 'waiting' && failure !== null && (
      <Note>
        <FailureText failure={failure} />
      </Note>
    )}
    <Note>
      {report === null ? (
        <FormattedMessage id="gate.sync.never" />
      ) : (
        <FormattedMessage
          id="gate.sync.list"
          values={{ count: report.tickets, at: <Moment at={report.at} format={{ timeStyle: 'medium' }} /> }}
        />
      )}
    </Note>
    <Button variant="quiet" wide busy={status === 'syncing'} onClick={onSync}>
      <FormattedMessage id="gate.sync.now" />
    </Button>
  </Panel>
)
