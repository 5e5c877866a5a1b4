import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { paperDesk } from '../../app/lazyServices/paperDesk.ts'
import { rebuttals } from '../../app/lazyServices/rebuttals.ts'
import { operatorActMachine } from '../../machines/operatorAct/operatorAct.machine.ts'
import * as select from '../../machines/operatorAct/operatorAct.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
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
  const { own, newKey } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() => {
    const batch = { conferenceId, ids: papers.map(({ id }) => id) }
    const port = act === 'pass' ? own(paperDesk).passingOf(batch) : own(rebuttals).openingOf(batch)
    return operatorActMachine.provide({ actors: actorsOf(operatorActMachine, port) })
  })
  const flow = useFlow(logic, {})
  useEmitted<typeof operatorActMachine>(flow, {
    'act.done': () => {
      say('success', act === 'pass' ? 'desk.passed' : 'desk.rebuttalOpened')
      onLeft(true)
    },
    'act.left': ({ isOutdated }) => onLeft(isOutdated),
  })
  return (
    <Suspense fallback={null}>
      <PapersDialog
        act={act}
        papers={papers}
        busy={useSelector(flow, select.selectIsBusy)}
        isRefused={useSelector(flow, select.selectIsRefused)}
        failure={useSelector(flow, select.selectFailure)}
        onSend={() => flow.send({ type: 'act.send', texts: {}, key: newKey() })}
        onClose={() => flow.send({ type: 'act.close' })}
      />
    </Suspense>
  )
}
