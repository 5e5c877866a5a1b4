import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { List } from './DoubtList.styles.ts'
import { Note, Panel } from './Gate.styles.ts'
import { resultText } from './resultText.ts'
import { SignedNote } from './SignedNote.tsx'

interface Issue {
  nonce: string
  result: string
  kind: 'ticket' | 'meal' | null
  name: string
  item: string
  scannedAt: string
  scannedGate: string
  signedAt: string | null
  gate: string | null
  signedBy: string | null
}
interface Conflict {
  id: number
  name: string
  item: string
  gate: string
  scanned_at: string
  scanned_by: string
}

export interface DoubtListProps {
  /** Let in by this device, and not accepted by the server afterwards. */
  issues: readonly Issue[]
  /** Conflicts of the whole conference. */
  conflicts: readonly Conflict[]
  onSeen: (nonce: string) => void
}

/** Repeated admissions are never silent: cases that a person should look at. */
export const DoubtList = ({ issues, conflicts, onSeen }: DoubtListProps) =>
  (issues.length > 0 || conflicts.length > 0) && (
    <Panel>
      <h2>
        <FormattedMessage id="gate.doubts" />
      </h2>
      <Note>
        <FormattedMessage id="gate.doubts.text" />
      </Note>
      <List>
        {issues.map((issue) => (
          <li key={issue.nonce}>
            <strong>
              <FormattedMessage id={resultText(issue.result)} />
            </strong>
            <span>{[issue.name, issue.item].filter((part) => part !== '').join(' · ')}</span>
            <small>
              <FormattedMessage
                id="gate.doubts.here"
                values={{ at: <Moment at={issue.scannedAt} format={format} />, gate: issue.scannedGate }}
              />
            </small>
            <SignedNote verdict={issue} />
            <Button small variant="quiet" onClick={() => onSeen(issue.nonce)}>
              <FormattedMessage id="gate.doubts.seen" />
            </Button>
          </li>
        ))}
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            <strong>
              <FormattedMessage id="gate.result.conflict" />
            </strong>
            <span>{[conflict.name, conflict.item].filter((part) => part !== '').join(' · ')}</span>
            <small>
              <FormattedMessage
                id="gate.doubts.there"
                values={{
                  at: <Moment at={conflict.scanned_at} format={format} />,
                  gate: conflict.gate,
                  by: conflict.scanned_by,
                }}
              />
            </small>
          </li>
        ))}
      </List>
    </Panel>
  )

const format = { dateStyle: 'medium', timeStyle: 'short' } as const
