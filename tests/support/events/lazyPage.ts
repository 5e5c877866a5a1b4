import { lazyPageMachine } from '../../../src/machines/lazyPage/lazyPage.machine.ts'
import { done, elapsed, failed } from '../walk.ts'
import type { Model } from '../walk.ts'

export const lazyPage: Model<typeof lazyPageMachine> = {
  machine: lazyPageMachine,
  inputs: [{ loaded: false }, { loaded: true }],
  events: [
    done('loadChunk'),
    failed('loadChunk', new TypeError('Failed to fetch dynamically imported module')),
    elapsed('chunkTimeout', 'lazyPage.loading'),
    { type: 'page.retry' },
  ],
  project: ({ loaded, problem }) => ({ loaded, problem }),
}
