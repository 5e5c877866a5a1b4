import { fromPromise } from 'xstate'

import type { CollectPort } from './collect.types.ts'

export const createCollectActors = (port: CollectPort) => ({
  fetchCollected: fromPromise<boolean, void>(({ signal }) => port.fetchCollected(signal)),
  setCollected: fromPromise<boolean, { collected: boolean }>(({ input, signal }) =>
    port.setCollected(input.collected, signal),
  ),
})
