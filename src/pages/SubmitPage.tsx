import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'

import { useServices, type PageProps } from '../app/context.tsx'
import { PaperChoice } from '../components/papers/Submission/PaperChoice.tsx'
import { SubmissionLayout } from '../components/papers/Submission/SubmissionLayout.tsx'
import * as select from '../machines/submission/submission.selectors.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Form } from './submit/Form.tsx'
import { Standing } from './submit/Standing.tsx'
import { useSubmission } from './submit/useSubmission.ts'

/** `/conferences/{id}/submit`, `?paper_id=` of the opened paper, `&edit=1` to edit a submission. */
const SubmitPage = ({ params }: PageProps) => {
  const { newKey } = useServices()
  const id = conferenceId(params)
  const { submission: flow, port } = useSubmission(id, new URLSearchParams(useSearch()))
  const view = useSelector(flow, select.selectView)
  const submission = useSelector(flow, select.selectSubmission)
  const paper = useSelector(flow, select.selectPaper)
  const failure = useSelector(flow, select.selectFailure)
  const isBusy = useSelector(flow, select.selectIsBusy)
  return (
    <SubmissionLayout
      view={view}
      submission={submission}
      failure={failure}
      onRetry={() => flow.send({ type: 'submission.retry' })}
    >
      {view === 'choosing' && submission !== null && (
        <PaperChoice
          submission={submission}
          busy={isBusy}
          failure={failure}
          onBegin={() => flow.send({ type: 'paper.begin', key: newKey() })}
          onContinue={(chosen) => flow.send({ type: 'paper.continue', id: chosen })}
        />
      )}
      {view === 'form' && paper !== null && (
        <Form key={`${paper.id} ${paper.state}`} actor={flow} port={port} paper={paper} />
      )}
      {view === 'paper' && paper !== null && <Standing actor={flow} port={port} paper={paper} />}
    </SubmissionLayout>
  )
}

export default SubmitPage
