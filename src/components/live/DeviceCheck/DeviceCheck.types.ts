import type { MediaFault } from '../../../contract/room/ports.ts'

export const steps = ['browser', 'camera', 'microphone', 'speaker', 'network'] as const
export type Step = (typeof steps)[number]
export type Fault = MediaFault | 'noPicture' | 'silent' | 'notHeard' | 'weakNetwork' | 'noUdp'
export type Result =
  | { readonly state: 'unknown' | 'skipped' | 'ok' }
  | { readonly state: 'failed'; readonly fault: Fault }
export type Results = Readonly<Record<Step, Result>>
export type CheckView = 'welcome' | 'checking' | 'asking' | 'failed' | 'summary'
