import { fromPromise } from 'xstate'

import type { DraftPort, Texts } from './draft.types.ts'

export const createDraftActors = (port: DraftPort) => ({
  saveDraft: fromPromise<void, Texts>(({ input, signal }) => port.saveDraft(input, signal)),
})
