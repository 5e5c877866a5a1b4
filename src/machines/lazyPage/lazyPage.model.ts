import { lazyPageMachine } from './lazyPage.machine.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

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
