/** To the minute; by `hourCycle`, because Node and browsers write the hour after midnight differently without it. */
export const toTheMinute = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

export const toTheMinuteWithYear = { year: 'numeric', ...toTheMinute } as const
