import type { Failure } from '../../contract/failure.ts'
import type { SetupProgress, SetupStep, SetupStatus } from '../../contract/setup.ts'

/** Values of the form of a step, by field. */
export type SetupTexts = Readonly<Record<string, string>>

export interface FirstRunContext {
  /** Null until this browser has given the code. */
  progress: SetupProgress | null
  /** Sent last. */
  texts: SetupTexts
  failure: Failure | null
}

export type FirstRunEvent =
  | { type: 'setup.retry' }
  | { type: 'setup.claim'; code: string }
  /** Saves the form of the present step. */
  | { type: 'setup.save'; texts: SetupTexts }
  /** The present step is left for later, or was seen. */
  | { type: 'setup.pass' }
  | { type: 'setup.finish' }

export type FirstRunEmitted = { type: 'setup.finished' }

/** Views of the page; each is a tag of the machine. */
export const firstRunViews = [
  'loading',
  'failed',
  'gone',
  'code',
  'taken',
  'administrator',
  'site',
  'mail',
  'payment',
  'organizer',
  'ready',
  'finished',
] as const
export type FirstRunTag = 'busy' | 'failure' | 'settled' | 'passing' | (typeof firstRunViews)[number]

/** Port of the flow; its promises reject with `CallError`. */
export interface FirstRunPort {
  fetchSetup(signal: AbortSignal): Promise<SetupStatus>
  claimSetup(code: string, signal: AbortSignal): Promise<SetupStatus>
  saveStep(wish: { step: SetupStep; texts: SetupTexts }, signal: AbortSignal): Promise<SetupStatus>
  passStep(step: SetupStep, signal: AbortSignal): Promise<SetupStatus>
  finishSetup(signal: AbortSignal): Promise<null>
}
