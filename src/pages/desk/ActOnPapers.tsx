import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { paperDesk } from '../../app/lazyServices/paperDesk.ts'
import { rebuttals } from '../../app/lazyServices/rebuttals.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const PapersDialog = lazy(() => import('../../components/papers/PaperDesk/PapersDialog.tsx'))

interface Props {
  act: 'rebuttal' | 'pass'
  conferenceId: number
  papers: ReadonlyArray<{ readonly id: number; readonly title: string }>
  /** `isChanged`: the page shows outdated data. */
  onLeft: (isChanged: boolean) => void
}

/** Invites the authors of these papers to a rebuttal, or passes the papers on to their review. */
export const ActOnPapers = ({ act, conferenceId, papers, onLeft }: Props) => {
  const { own } = useServices()
  const { say } = useToasts()
  const [{ sendAct }] = useState(() => {
    const batch = { conferenceId, ids: papers.map(({ id }) => id) }
    return act === 'pass' ? own(paperDesk).passingOf(batch) : own(rebuttals).openingOf(batch)
  })
  const { busy, isRefused, failure, onSubmit, onClose } = useDialogAct({
    sendAct,
    onDone: () => {
      say('success', act === 'pass' ? 'desk.passed' : 'desk.rebuttalOpened')
      onLeft(true)
    },
    onLeft,
  })
  return (
    <Suspense fallback={null}>
      <PapersDialog
        act={act}
        papers={papers}
        busy={busy}
        isRefused={isRefused}
        failure={failure}
        onSend={() => onSubmit({})}
        onClose={onClose}
      />
    </Suspense>
  )
}
