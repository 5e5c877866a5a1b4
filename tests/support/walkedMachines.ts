import type { MachineId } from '../../src/machines/registry.ts'
import { drivers } from '../../workbench/harness/drivers/drivers.ts'

const isRest = (at: number) => at % 3 === 2

/** Machines whose walks go in a page of their own, and the rest, which shares a page with the other tests: both take as long. */
export const walkedMachines = (share: 'most' | 'rest'): MachineId[] =>
  (Object.keys(drivers) as MachineId[]).filter((_, at) => isRest(at) === (share === 'rest'))
