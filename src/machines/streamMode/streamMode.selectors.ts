import { shown } from '../shared/shown.ts'
import type { StreamModeSnapshot } from './streamMode.machine.ts'

export const selectLine = (snapshot: StreamModeSnapshot) => {
  if (snapshot.hasTag('rtc')) return 'rtc'
  return snapshot.hasTag('cdn') ? 'cdn' : null
}

const statuses = [
  'waiting',
  'retrying',
  'playing',
  'stalled',
  'reconnecting',
  'unavailable',
  'loading',
] as const
/** State of the line, for the viewer. */
export const selectStatus = (snapshot: StreamModeSnapshot) => shown(snapshot, statuses)
/** Lines that can be chosen now. */
export const selectChoices = ({ context }: StreamModeSnapshot) =>
  (['cdn', 'rtc'] as const).filter((line) => (line === 'cdn' ? context.canCdn : context.canRtc))
export const selectIsForced = (snapshot: StreamModeSnapshot) => snapshot.hasTag('onStage')
export const selectReason = (snapshot: StreamModeSnapshot) => snapshot.context.reason
