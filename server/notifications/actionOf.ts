import { notifications, type NotificationName } from '../../src/contract/notifications.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { notificationTexts } from '../shared/sentences/notificationTexts.ts'

const noFacts = { what: '', where: '', reason: '', amount: '', until: '' }

/** Label of a message's link, a verb first; a message written by hand is simply opened. */
export const actionOf = (name: string | null, language: MessageLanguage): string => {
  if (name === null || !(name in notifications)) return language === 'en' ? 'Open' : '查看'
  return notificationTexts[name as NotificationName][language](noFacts).action
}
