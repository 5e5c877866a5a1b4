import { fromCallback } from 'xstate'

import type { StageMove, StagePort, StageSignal } from './stage.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createStageActors = (port: StagePort) => ({
  watchStage: fromCallback<StageSignal, void>(({ sendBack }) => port.watchStage(sendBack)),
  moveStage: fromPromise<void, { move: StageMove }>(({ input }) => port.moveStage(input.move)),
})
