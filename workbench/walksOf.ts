import type { Locale } from '../src/i18n/locale.ts'
import type { MachineId } from '../src/machines/registry.ts'
import { walkEveryTransition, walksThatCover } from './core/walk.ts'
import type { Walk } from './core/walk.ts'
import { models } from './registry.ts'

/** One walk per transition of the machine, the same in every run, as tests drive them in node. */
export const walksOf = (id: MachineId): Walk[] => walkEveryTransition(models[id])

/** Those of them that a page has to go, a second or so each, to have taken every transition. */
export const pageWalksOf = (id: MachineId): Walk[] => walksThatCover(models[id].machine, walksOf(id))

/** The language in which a page goes the walk at this place: every other one, so that both are gone. */
export const languageOfWalk = (place: number): Locale => (place % 2 === 0 ? 'zh-CN' : 'en')
