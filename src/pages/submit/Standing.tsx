import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'

import { FollowLink } from '../../components/papers/Submission/FollowLink.tsx'
import { PaperStanding } from '../../components/papers/Submission/PaperStanding.tsx'
import { Button } from '../../components/kit/Button.tsx'
import type { OwnPaper } from '../../contract/paper.ts'
import type { SubmissionActorRef } from '../../machines/submission/submission.machine.ts'
import * as select from '../../machines/submission/submission.selectors.ts'
import { Final } from './Final.tsx'
import type { Port } from './useSubmission.ts'

interface Props {
  actor: SubmissionActorRef
  port: Port
  paper: OwnPaper
}

/** The submission, its progress, and the ways to change it or to upload its final files. */
export const Standing = ({ actor, port, paper }: Props) => {
  const isFinal = useSelector(actor, select.selectIsFinal)
  const isAmendable = useSelector(actor, select.selectIsAmendable)
  return (
    <PaperStanding
      paper={paper}
      actions={
        <>
          {isAmendable && (
            <Button small onClick={() => actor.send({ type: 'paper.edit' })}>
              <FormattedMessage id="submission.edit" />
            </Button>
          )}
          <FollowLink paper={paper} />
        </>
      }
    >
      {isFinal && <Final actor={actor} port={port} paper={paper} />}
    </PaperStanding>
  )
}
