import { shown } from '../shared/shown.ts'
import type { SimilarityCheckSnapshot } from './similarityCheck.machine.ts'
import { similarityViews } from './similarityCheck.types.ts'

export const selectView = (snapshot: SimilarityCheckSnapshot) => shown(snapshot, similarityViews)
export const selectFindings = (snapshot: SimilarityCheckSnapshot) => snapshot.context.findings
export const selectBalance = (snapshot: SimilarityCheckSnapshot) => snapshot.context.balance
export const selectFailure = (snapshot: SimilarityCheckSnapshot) => snapshot.context.failure
