import type { AnyActorLogic } from 'xstate'

import { registry } from '../../registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'

const ids = Object.keys(registry) as MachineId[]

/** Machines that a machine runs. */
export const partsOf = (id: MachineId): MachineId[] => {
  const actors = Object.values<AnyActorLogic>(
    registry[id].machine.implementations.actors as Record<string, AnyActorLogic>,
  )
  return ids.filter((other) => actors.includes(registry[other].machine))
}

/** Machines that run a machine. */
export const wholesOf = (id: MachineId): MachineId[] => ids.filter((other) => partsOf(other).includes(id))

/** Id of the story that is the machine's page: the export of Machines.stories.tsx in the form of an address. */
export const machinePage = (id: MachineId) =>
  `state-atlas-machines--${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
