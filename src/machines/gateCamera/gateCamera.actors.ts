import { fromCallback } from 'xstate'

import type { CameraSignal, GateCameraPort } from './gateCamera.types.ts'

export const createGateCameraActors = (port: GateCameraPort) => ({
  runCamera: fromCallback<CameraSignal, void>(({ sendBack }) => port.runCamera(sendBack)),
})
