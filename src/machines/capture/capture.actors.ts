import { fromCallback } from 'xstate'

import { fromPromise } from '../shared/fromPromise.ts'
import type { CapturePort, CaptureSignal } from './capture.types.ts'

export const createCaptureActors = (port: CapturePort) => ({
  openDevice: fromPromise<void, { deviceId: string | null }>(({ input, signal }) =>
    port.openDevice(input.deviceId, signal),
  ),
  closeDevice: fromPromise<void, void>(() => port.closeDevice()),
  muteDevice: fromPromise<void, { muted: boolean }>(({ input }) => port.muteDevice(input.muted)),
  watchDevice: fromCallback<CaptureSignal, void>(({ sendBack }) => port.watchDevice(sendBack)),
})
