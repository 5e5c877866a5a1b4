import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { DecisionForm } from '../../components/papers/PaperDesk/DecisionForm.tsx'
import { Outdated } from '../../components/papers/PaperDesk/Outdated.tsx'
import { PreparedDecision } from '../../components/papers/PaperDesk/PreparedDecision.tsx'
import { preparedIn, reviewsOfRound } from '../../components/papers/PaperDesk/roundOf.ts'
import { Settled } from '../../components/papers/PaperDesk/Settled.tsx'
import type { DeskPaper } from '../../contract/paperDesk.ts'
import type { PaperDecisionActorRef } from '../../machines/paperDecision/paperDecision.machine.ts'
import * as select from '../../machines/paperDecision/paperDecision.selectors.ts'

/** Possible decisions about the paper now. */
export const Decide = ({ flow, paper }: { flow: PaperDecisionActorRef; paper: DeskPaper }) => {
  const { newKey } = useServices()
  const view = useSelector(flow, select.selectView)
  const canChange = useSelector(flow, select.selectCanChange)
  const canLeave = useSelector(flow, select.selectCanLeave)
  const shown = {
    busy: useSelector(flow, select.selectIsBusy),
    failure: useSelector(flow, select.selectFailure),
  }
  const prepared = preparedIn(paper)
  const reload = () => flow.send({ type: 'decision.reload' })
  if (view === 'outdated') return <Outdated failure={shown.failure} onReload={reload} />
  if (view === 'settled') return <Settled onReload={reload} />
  if (view === 'prepared' && prepared !== null)
    return (
      <PreparedDecision
        {...shown}
        prepared={prepared}
        reviews={reviewsOfRound(paper, prepared.round)}
        isShort={paper.submitted < paper.reviews_needed}
        onChange={canChange ? () => flow.send({ type: 'decision.change' }) : undefined}
        onDiscard={() => flow.send({ type: 'decision.drop', key: newKey() })}
        onRelease={(reason) => flow.send({ type: 'decision.send', reason, key: newKey() })}
      />
    )
  return (
    <DecisionForm
      {...shown}
      paper={paper}
      written={prepared}
      onSave={(written) => flow.send({ type: 'decision.save', written, key: newKey() })}
      onLeave={
        canLeave || (shown.busy && prepared !== null)
          ? () => flow.send({ type: 'decision.leave' })
          : undefined
      }
    />
  )
}
