import { toWalkArgs } from '../replay/href.ts'
import type { WalkRequest } from '../replay/href.ts'
import { cellHref } from './addresses.ts'
import type { View } from './addresses.ts'

/** The page of a walk alone, as the frame shows it. */
export const walkStageHref = (request: WalkRequest, view: View) => {
  const { machine, from, to, step } = toWalkArgs(request)
  const args = [`machine:${machine}`, `from:${from}`, `to:${to}`, `step:${step}`]
  return `${cellHref('state-atlas-walk--stage', view)}&args=${args.join(';')}`
}
