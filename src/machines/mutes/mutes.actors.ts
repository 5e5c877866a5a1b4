import { fromCallback } from 'xstate'

import { fromPromise } from '../shared/fromPromise.ts'
import type { MutesPort, MutesSignal } from './mutes.types.ts'

export const createMutesActors = (port: MutesPort) => ({
  watchMutes: fromCallback<MutesSignal, void>(({ sendBack }) => port.watchMutes(sendBack)),
  muteAll: fromPromise<void, { on: boolean }>(({ input }) => port.muteAll(input.on)),
})
