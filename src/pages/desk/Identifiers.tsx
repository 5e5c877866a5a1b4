import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { paperDesk } from '../../app/lazyServices/paperDesk.ts'
import { IdentifiersPart } from '../../components/PaperDesk/IdentifiersPart.tsx'
import type { DeskPaper } from '../../contract/paperDesk.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const IdentifiersDialog = lazy(() => import('../../components/PaperDesk/IdentifiersDialog.tsx'))

interface Props {
  paper: DeskPaper
  /** They were saved, or stand otherwise: the paper is read anew. */
  onChanged: () => void
}

/** The DOI and the pages of a paper from its acceptance on, and the way to give them. */
export const Identifiers = ({ paper, onChanged }: Props) => {
  const [isEditing, setIsEditing] = useState(false)
  if (paper.identifiers === null) return null
  return (
    <>
      <IdentifiersPart identifiers={paper.identifiers} onEdit={() => setIsEditing(true)} />
      {isEditing && (
        <Editing
          paper={paper}
          onEnd={(isChanged) => {
            setIsEditing(false)
            if (isChanged) onChanged()
          }}
        />
      )}
    </>
  )
}

const Editing = ({ paper, onEnd }: { paper: DeskPaper; onEnd: (isChanged: boolean) => void }) => {
  const { own } = useServices()
  const { say } = useToasts()
  const [port] = useState(() => own(paperDesk).identifyingOf(paper))
  const props = useDialogAct({
    ...port,
    onDone: () => {
      say('success', 'desk.identifiers.saved')
      onEnd(true)
    },
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      <IdentifiersDialog {...props} identifiers={paper.identifiers ?? { doi: '', pages: '' }} />
    </Suspense>
  )
}
