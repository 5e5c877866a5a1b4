import { fromCallback } from 'xstate'

import type { LoginResult } from '../../contract/login.ts'
import type { Scene, SceneStatus } from '../../contract/wechat.ts'
import { requireConsent } from '../terms/terms.actors.ts'
import type { ScanPort, VisibilitySignal } from './scan.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createScanActors = (port: ScanPort) => ({
  requireConsent,
  getScene: fromPromise<Scene, void>(({ signal }) => port.getScene(signal)),
  checkScene: fromPromise<SceneStatus, { scene: string }>(({ input, signal }) =>
    port.checkScene(input.scene, signal),
  ),
  collectScene: fromPromise<LoginResult, { scene: string }>(({ input, signal }) =>
    port.collectScene(input.scene, signal),
  ),
  watchVisibility: fromCallback<VisibilitySignal, void>(({ sendBack }) => port.watchVisibility(sendBack)),
})
