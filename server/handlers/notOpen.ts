import { Refused } from '../shared/refused.ts'

/** Calls whose rooms are not built yet say so. */
export const notOpen = (): never => {
  throw new Refused('notOpen')
}
