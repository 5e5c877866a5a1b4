import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { EditingNote } from '../../components/papers/Submission/EditingNote.tsx'
import { PaperFields } from '../../components/papers/Submission/PaperFields.tsx'
import type { OwnPaper } from '../../contract/paper.ts'
import type { SubmissionActorRef } from '../../machines/submission/submission.machine.ts'
import * as select from '../../machines/submission/submission.selectors.ts'
import { Changes } from './Changes.tsx'
import { Citation } from './Citation.tsx'
import { ConflictSuggestions } from './ConflictSuggestions.tsx'
import { Keeping } from './Keeping.tsx'
import { PaperUpload } from './PaperUpload.tsx'
import { Similarity } from './Similarity.tsx'
import type { Port } from './useSubmission.ts'
import { useTyped } from './useTyped.ts'

interface Props {
  actor: SubmissionActorRef
  port: Port
  paper: OwnPaper
}

export const Form = ({ actor, port, paper }: Props) => {
  const { newKey } = useServices()
  const { typed, fillings, onTyped, onFilled } = useTyped(actor, port, paper)
  const editing = paper.editing ?? 'draft'
  return (
    <PaperFields
      typed={typed}
      editing={editing}
      needsLetter={editing === 'revision' && paper.round > 0}
      busy={useSelector(actor, select.selectIsSending)}
      failure={useSelector(actor, select.selectFailure)}
      fillings={fillings}
      citation={editing === 'draft' && <Citation port={port} form={typed.form} onFilled={onFilled} />}
      above={<EditingNote editing={editing} paper={paper} />}
      files={(faultOf) =>
        (['paperPdf', 'paperDoc'] as const).map((kind) => (
          <PaperUpload key={kind} port={port} paper={paper} kind={kind} error={faultOf(kind)} />
        ))
      }
      suggestions={(taken, onAdd) => (
        <ConflictSuggestions port={port} paperId={paper.id} taken={taken} onAdd={onAdd} />
      )}
      changes={editing !== 'draft' && <Changes paper={paper} form={typed.form} />}
      similarity={<Similarity paperId={paper.id} form={typed.form} />}
      keeping={<Keeping actor={actor} />}
      onTyped={onTyped}
      onSend={(sent) => actor.send({ type: 'paper.send', typed: sent, key: newKey() })}
    />
  )
}
