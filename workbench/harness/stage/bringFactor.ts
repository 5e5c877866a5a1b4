import type { FactorPurpose } from '../../../src/components/account/SecondFactor/SecondFactor.types.ts'
import type { SecondFactorOutput } from '../../../src/machines/secondFactor/secondFactor.types.ts'
import type { Stage } from './createStage.tsx'
import { pageActions } from './pageActions.ts'

/** Answers the question for the second factor with the code of an app, or closes it. The network accepts both calls. */
export const bringFactor = async (stage: Stage, { outcome }: SecondFactorOutput, purpose: FactorPurpose) => {
  const { press, fill, submit } = pageActions(stage)
  if (outcome === 'left') return press(`factor.leave.${purpose}`)
  await press('factor.way.totp')
  await fill('factor.totp', '123456')
  await submit()
}
