import type { Locale } from '../../../src/i18n/locale.ts'
import type { MachineId } from '../../../src/machines/registry.ts'

/** The way to walk, and the step to stop at. */
export interface WalkRequest {
  readonly machine: MachineId
  /** Id of a state, `scan.watching.resting`; absent: where the machine starts. */
  readonly from?: string | undefined
  /** Id of a state. */
  readonly to: string
  /** Stops after this many steps; absent: plays. */
  readonly step?: number | undefined
}

/** Language and theme; absent: the workshop's. */
export interface WalkLook {
  readonly locale?: Locale | undefined
  readonly theme?: 'light' | 'dark' | undefined
}

/** The same as `WalkRequest`, as the arguments of the story. */
export interface WalkArgs {
  readonly machine: MachineId
  /** Path of a state below its machine, with `-` for the dots; empty: the start. */
  readonly from: string
  readonly to: string
  /** -1: plays. */
  readonly step: number
}

const story = 'state-atlas-walk--take-me-there'

/** Address of a walk in the workshop, relative to its root. */
export const walkHref = (request: WalkRequest, look: WalkLook = {}) =>
  `./?path=/story/${story}${queryOf(request, look)}`

/** Address of the same walk without the workshop around it, for a phone; relative to the workshop's root. */
export const walkFrameHref = (request: WalkRequest, look: WalkLook = {}) =>
  `iframe.html?id=${story}&viewMode=story${queryOf(request, look)}`

// Storybook takes nothing from its address but letters, digits, spaces, `_` and `-`.
export const toWalkArgs = ({ machine, from, to, step }: WalkRequest): WalkArgs => ({
  machine,
  from: from === undefined ? '' : shorten(machine, from),
  to: shorten(machine, to),
  step: step ?? -1,
})

export const fromWalkArgs = ({ machine, from, to, step }: WalkArgs): WalkRequest => ({
  machine,
  from: from === '' ? undefined : lengthen(machine, from),
  to: lengthen(machine, to),
  step: step < 0 ? undefined : step,
})

const queryOf = (request: WalkRequest, { locale, theme }: WalkLook) => {
  const { machine, from, to, step } = toWalkArgs(request)
  const args = [
    `machine:${machine}`,
    ...(from === '' ? [] : [`from:${from}`]),
    `to:${to}`,
    ...(step < 0 ? [] : [`step:${step}`]),
  ]
  const globals = [
    ...(locale === undefined ? [] : [`locale:${locale}`]),
    ...(theme === undefined ? [] : [`theme:${theme}`]),
  ]
  return `&args=${args.join(';')}${globals.length === 0 ? '' : `&globals=${globals.join(';')}`}`
}

const shorten = (machine: string, id: string) =>
  (id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id).replaceAll('.', '-')

const lengthen = (machine: string, path: string) => `${machine}.${path.replaceAll('-', '.')}`
