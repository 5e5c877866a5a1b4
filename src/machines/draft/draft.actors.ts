import type { DraftPort, Texts } from './draft.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createDraftActors = (port: DraftPort) => ({
  saveDraft: fromPromise<void, Texts>(({ input, signal }) => port.saveDraft(input, signal)),
})
