import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { paperDesk } from '../../app/lazyServices/paperDesk.ts'
import type { DeskPaper } from '../../contract/paperDesk.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const IdentifiersDialog = lazy(() => import('../../components/papers/PaperDesk/IdentifiersDialog.tsx'))

interface Props {
  paper: DeskPaper
  /** `isChanged`: the page shows outdated data. */
  onEnd: (isChanged: boolean) => void
}

/** Form for the DOI and the pages. */
export const IdentifiersEditing = ({ paper, onEnd }: Props) => {
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
