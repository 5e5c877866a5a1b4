import { instantAt, wallFault } from '../../src/contract/wallTimes.ts'
import { Refused } from './refused.ts'

/** The moment of a local time that a person typed into `field`; of one that the clocks show twice the first. @throws Refused `timeSkipped` */
export const typedMoment = (wall: string, timeZone: string, field: string): Date => {
  const fault = wallFault(wall, timeZone)
  if (fault !== null) throw new Refused(fault, { field })
  return new Date(instantAt(wall, timeZone))
}
