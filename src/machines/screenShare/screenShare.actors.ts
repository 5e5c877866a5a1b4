import { fromCallback } from 'xstate'

import { fromPromise } from '../shared/fromPromise.ts'
import type { ScreenSharePort, ScreenShareSignal } from './screenShare.types.ts'

export const createScreenShareActors = (port: ScreenSharePort) => ({
  startScreen: fromPromise<void, void>(({ signal }) => port.startScreen(signal)),
  stopScreen: fromPromise<void, void>(() => port.stopScreen()),
  watchScreen: fromCallback<ScreenShareSignal, void>(({ sendBack }) => port.watchScreen(sendBack)),
})
