import type { StreamModeSnapshot } from './streamMode.machine.ts'

export const selectLine = (snapshot: StreamModeSnapshot) => {
  if (snapshot.matches('rtc')) return 'rtc'
  return snapshot.matches('cdn') ? 'cdn' : null
}
/** What the line does, for whoever watches. */
export const selectStanding = (snapshot: StreamModeSnapshot) => {
  if (snapshot.matches({ cdn: 'waiting' })) return 'waiting'
  if (snapshot.matches({ cdn: 'retrying' }) || snapshot.matches({ rtc: 'retrying' })) return 'retrying'
  if (snapshot.matches({ cdn: { line: 'playing' } }) || snapshot.matches({ rtc: { line: 'playing' } }))
    return 'playing'
  if (snapshot.matches({ cdn: { line: 'stalled' } })) return 'stalled'
  if (snapshot.matches({ rtc: { line: 'reconnecting' } })) return 'reconnecting'
  return snapshot.matches('unavailable') ? 'unavailable' : 'loading'
}
/** Lines that can be chosen now. */
export const selectChoices = ({ context }: StreamModeSnapshot) =>
  (['cdn', 'rtc'] as const).filter((line) => (line === 'cdn' ? context.canCdn : context.canRtc))
export const selectIsForced = (snapshot: StreamModeSnapshot) => snapshot.context.onStage
export const selectReason = (snapshot: StreamModeSnapshot) => snapshot.context.reason
