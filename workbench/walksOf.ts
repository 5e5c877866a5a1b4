import type { MachineId } from '../src/machines/registry.ts'
import { walkEveryTransition } from './core/walk.ts'
import type { Walk } from './core/walk.ts'
import { models } from './registry.ts'

/** One walk per transition of the machine, the same in every run: driven in node and through the page. */
export const walksOf = (id: MachineId): Walk[] => walkEveryTransition(models[id])
