import type { CollectPort } from './collect.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createCollectActors = (port: CollectPort) => ({
  fetchCollected: fromPromise<boolean, void>(({ signal }) => port.fetchCollected(signal)),
  setCollected: fromPromise<boolean, { collected: boolean }>(({ input, signal }) =>
    port.setCollected(input.collected, signal),
  ),
})
