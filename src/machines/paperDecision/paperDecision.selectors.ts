import { shown } from '../shared/shown.ts'
import type { PaperDecisionSnapshot } from './paperDecision.machine.ts'
import { decisionViews } from './paperDecision.types.ts'

export const selectView = (snapshot: PaperDecisionSnapshot) => shown(snapshot, decisionViews)
export const selectPaper = (snapshot: PaperDecisionSnapshot) => snapshot.context.paper
export const selectIsBusy = (snapshot: PaperDecisionSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: PaperDecisionSnapshot) => snapshot.context.failure
/** True if a prepared decision exists and may be changed. */
export const selectCanChange = (snapshot: PaperDecisionSnapshot) => snapshot.can({ type: 'decision.change' })
/** True if a prepared decision exists while another one is written. */
export const selectCanLeave = (snapshot: PaperDecisionSnapshot) => snapshot.can({ type: 'decision.leave' })
