import type { MessageLanguage } from '../shared/sentences/language.ts'

/** A time as messages write it, by the clock of the platform: `2026-12-09 14:30（北京时间）`. */
export const momentText = (at: Date, language: MessageLanguage): string => {
  const parts = format.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ''
  const text = `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
  return language === 'zh' ? `${text}（北京时间）` : `${text} (UTC+8)`
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
