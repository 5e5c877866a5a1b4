import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Panel } from '../../components/papers/Assignment/Assignment.styles.ts'
import { PoolForm } from '../../components/papers/Assignment/PoolForm.tsx'
import { Note } from '../../components/kit/formPage.styles.ts'
import { FailureText } from '../../components/kit/FailureText.tsx'
import { EarlierPool } from './EarlierPool.tsx'
import { Pool } from './Pool.tsx'
import { PoolList } from './PoolList.tsx'
import { Proposed } from './Proposed.tsx'
import { useReviewerCommand } from './useReviewerCommand.ts'

/** The reviewers of a conference, and their automatic assignment. */
export const ConferencePart = ({ conferenceId }: { conferenceId: number }) => {
  // A command has changed the pool: reloads it.
  const [changes, setChanges] = useState(0)
  const renew = () => setChanges((count) => count + 1)
  const command = useReviewerCommand(renew)
  return (
    <>
      <Proposed conferenceId={conferenceId} onApplied={renew} />
      <Panel>
        <h2>
          <FormattedMessage id="assignment.pool.title" />
        </h2>
        {command.failure !== null && (
          <Note $tone="seal" role="alert">
            <FailureText failure={command.failure} />
          </Note>
        )}
        <Pool key={`pool ${changes}`} conferenceId={conferenceId} command={command} />
        <EarlierPool key={`earlier ${changes}`} conferenceId={conferenceId} command={command} />
        <PoolList key={`list ${changes}`} conferenceId={conferenceId} command={command} />
        <h3>
          <FormattedMessage id="assignment.pool.one" />
        </h3>
        <PoolForm
          key={`form ${changes}`}
          busy={command.busy}
          failure={command.formFailure}
          onSend={(member) => command.send({ kind: 'save', conferenceId, ...member })}
        />
      </Panel>
    </>
  )
}
