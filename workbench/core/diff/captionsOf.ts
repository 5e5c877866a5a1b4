import type { Captions } from '../chart/sizes.ts'
import type { Known } from './names.ts'

/** Every language's names of a machine's states, so that a layout leaves room for each. */
export const captionsOf = (known: Known | undefined): Captions =>
  Object.fromEntries(Object.entries(known?.states ?? {}).map(([id, name]) => [id, Object.values(name)]))

/** The same, with the title of the machine. */
export const allCaptionsOf = (machine: string, known: Known | undefined): Captions =>
  known === undefined ? {} : { [machine]: Object.values(known.title), ...captionsOf(known) }
