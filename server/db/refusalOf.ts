import { outageOf } from './errors.ts'
import { Refused, unavailable } from '../shared/refused.ts'

/** The refusal that an error becomes for its caller; a fault of the program is one without words of its own. */
export const refusalOf = (error: unknown): Refused => {
  if (error instanceof Refused) return error
  const outage = outageOf(error)
  if (outage === null) return new Refused('fault')
  return outage === 'full' ? new Refused('storageFull') : unavailable()
}
