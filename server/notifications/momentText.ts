import { clockAt } from '../../src/contract/clock.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'

/**
 * A time as messages and pages write it, by the clock of the platform: `2026年12月9日 14:30（北京时间）`,
 * `Dec 9, 2026, 14:30 (UTC+8)`.
 */
export const momentText = (at: Date, language: MessageLanguage): string => {
  const { year, month, day, hour, minute } = clockAt(at, 'Asia/Shanghai')
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return language === 'zh'
    ? `${year}年${month}月${day}日 ${time}（北京时间）`
    : `${months[month - 1]} ${day}, ${year}, ${time} (UTC+8)`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
