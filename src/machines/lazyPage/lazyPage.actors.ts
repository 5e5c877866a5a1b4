import type { LazyPagePort } from './lazyPage.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createLazyPageActors = (port: LazyPagePort) => ({
  loadChunk: fromPromise<void, void>(({ signal }) => port.loadChunk(signal)),
})
