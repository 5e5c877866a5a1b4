import type { Failure } from '../../contract/failure.ts'
import type { Reason } from '../../contract/reasons.ts'
import { done } from '../../machines/shared/model.ts'
import { refused } from '../faults.model.ts'

export const settingEvents = <Value>(wish: Value, reason: Reason) => [
  { type: 'setting.set' as const, wish },
  done('saveSetting'),
  refused('saveSetting', reason),
]

export const projectSetting = ({ failure }: { failure: Failure | null }) => failure !== null
