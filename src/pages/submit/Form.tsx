import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { Decisions } from '../../components/Submission/Decisions.tsx'
import { KeepingNote } from '../../components/Submission/KeepingNote.tsx'
import { PaperFields } from '../../components/Submission/PaperFields.tsx'
import { RevisionNote } from '../../components/Submission/RevisionNote.tsx'
import type { OwnPaper } from '../../contract/paper.ts'
import type { SubmissionActorRef } from '../../machines/submission/submission.machine.ts'
import * as select from '../../machines/submission/submission.selectors.ts'
import { ConflictSuggestions } from './ConflictSuggestions.tsx'
import { PaperUpload } from './PaperUpload.tsx'
import { Similarity } from './Similarity.tsx'
import type { Port } from './useSubmission.ts'

// With the library that compares texts: only a revision needs it.
const RevisionDiff = lazy(async () => ({
  default: (await import('../../components/Submission/RevisionDiff.tsx')).RevisionDiff,
}))

interface Props {
  actor: SubmissionActorRef
  port: Port
  paper: OwnPaper
}

export const Form = ({ actor, port, paper }: Props) => {
  const { newKey } = useServices()
  const typed = useSelector(actor, select.selectTyped)
  const isRevision = paper.state !== 'draft'
  return (
    <PaperFields
      typed={typed ?? paper}
      isRevision={isRevision}
      needsLetter={isRevision && paper.round > 0}
      busy={useSelector(actor, select.selectIsSending)}
      failure={useSelector(actor, select.selectFailure)}
      above={
        isRevision && [
          <RevisionNote key="note" paper={paper} />,
          <Decisions key="decisions" decisions={paper.decisions.slice(0, 1)} />,
        ]
      }
      files={(faultOf) => (
        <>
          <PaperUpload port={port} paper={paper} kind="paperPdf" error={faultOf('paperPdf')} />
          <PaperUpload port={port} paper={paper} kind="paperDoc" error={faultOf('paperDoc')} />
        </>
      )}
      suggestions={(taken, onAdd) => (
        <ConflictSuggestions port={port} paperId={paper.id} taken={taken} onAdd={onAdd} />
      )}
      changes={
        isRevision &&
        typed !== null &&
        paper.submitted !== null && (
          <Suspense fallback={null}>
            <RevisionDiff before={paper.submitted} after={typed.form} />
          </Suspense>
        )
      }
      similarity={<Similarity paperId={paper.id} form={(typed ?? paper).form} />}
      keeping={
        <KeepingNote
          keeping={useSelector(actor, select.selectKeeping)}
          isRestored={useSelector(actor, select.selectIsRestored)}
          onReload={() => actor.send({ type: 'paper.reload' })}
          onOverwrite={() => actor.send({ type: 'paper.overwrite' })}
        />
      }
      onTyped={(now) => {
        port.keepTyped(paper, now)
        actor.send({ type: 'paper.change', typed: now })
      }}
      onSend={(sent) => actor.send({ type: 'paper.send', typed: sent, key: newKey() })}
    />
  )
}
