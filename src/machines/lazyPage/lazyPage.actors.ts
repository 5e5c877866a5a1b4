import { fromPromise } from 'xstate'

import type { LazyPagePort } from './lazyPage.types.ts'

export const createLazyPageActors = (port: LazyPagePort) => ({
  loadChunk: fromPromise<void, void>(({ signal }) => port.loadChunk(signal)),
})
