import { emailTarget } from '../../contract/login.ts'
import { phoneFault } from '../../contract/phone.ts'
import type { Reason } from '../../contract/reasons.ts'
import type { SendTarget } from './sendCode.types.ts'

/** VAL-01, VAL-02, VAL-04: the named fault of a target, or null. */
export const targetFault = (target: SendTarget): Reason | null => {
  if (target.channel === 'own') return null
  if (target.channel === 'phone') return phoneFault(target.mobile, target.country_code)
  const parsed = emailTarget.safeParse({ email: target.email })
  return parsed.success ? null : ((parsed.error.issues[0]?.message ?? 'invalid') as Reason)
}
