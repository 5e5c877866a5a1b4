import type { SceneStatus } from '../../../src/contract/wechat.ts'
import { answer } from '../../../mocks/handlers.ts'
import { expect } from './expect.ts'
import { element, pageActions } from './pageActions.ts'
import type { Stage } from './createStage.tsx'
import { until } from './until.ts'

/** The code on the login page is scanned and confirmed; the terms are ticked before, unless they are already. */
export const scanAs = async (stage: Stage, status: SceneStatus) => {
  stage.network.use(answer('checkScene', status))
  await until(() => expect(stage.actor('scan').getSnapshot().value).toEqual({ watching: 'resting' }))
  if (!element<HTMLInputElement>('input[name="terms"]').checked) await pageActions(stage).tickTerms()
  stage.clock.increment(2_000)
}
