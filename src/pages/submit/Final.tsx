import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { FinalFiles } from '../../components/papers/Submission/FinalFiles.tsx'
import type { OwnPaper } from '../../contract/paper.ts'
import type { SubmissionActorRef } from '../../machines/submission/submission.machine.ts'
import * as select from '../../machines/submission/submission.selectors.ts'
import { PaperUpload } from './PaperUpload.tsx'
import type { Port } from './useSubmission.ts'

interface Props {
  actor: SubmissionActorRef
  port: Port
  paper: OwnPaper
}

export const Final = ({ actor, port, paper }: Props) => {
  const { newKey } = useServices()
  const typed = useSelector(actor, select.selectTyped) ?? paper
  return (
    <FinalFiles
      busy={useSelector(actor, select.selectIsSending)}
      failure={useSelector(actor, select.selectFailure)}
      start={typed.form}
      files={
        <>
          <PaperUpload port={port} paper={paper} kind="paperPdf" />
          <PaperUpload port={port} paper={paper} kind="paperDoc" />
        </>
      }
      onTyped={(form) => port.keepTyped(paper, { form, response: '' })}
      onConfirm={(form) =>
        actor.send({ type: 'paper.confirm', typed: { form, response: '' }, key: newKey() })
      }
    />
  )
}
