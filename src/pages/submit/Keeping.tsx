import { useSelector } from '@xstate/react'

import { KeepingNote } from '../../components/papers/Submission/KeepingNote.tsx'
import type { SubmissionActorRef } from '../../machines/submission/submission.machine.ts'
import * as select from '../../machines/submission/submission.selectors.ts'

/** State of saving the input. */
export const Keeping = ({ actor }: { actor: SubmissionActorRef }) => (
  <KeepingNote
    keeping={useSelector(actor, select.selectKeeping)}
    isRestored={useSelector(actor, select.selectIsRestored)}
    failure={useSelector(actor, select.selectFailure)}
    onReload={() => actor.send({ type: 'paper.reload' })}
    onOverwrite={() => actor.send({ type: 'paper.overwrite' })}
  />
)
