import type { ContentKind } from '../../../src/contract/contentKinds.ts'
import type { MessageLanguage } from './language.ts'

/** Names of a conference's texts without a title. */
export const contentKindNames: Record<ContentKind, Record<MessageLanguage, string>> = {
  about: { zh: '会议介绍', en: 'About the conference' },
  notice1: { zh: '第一轮通知', en: 'First notice' },
  notice2: { zh: '第二轮通知', en: 'Second notice' },
  notice3: { zh: '第三轮通知', en: 'Third notice' },
  signIn: { zh: '报到通知', en: 'Arrival and sign-in' },
  call: { zh: '征文通知', en: 'Call for papers' },
  venue: { zh: '会场', en: 'Venue' },
  travel: { zh: '交通', en: 'Getting there' },
  fees: { zh: '费用说明', en: 'About the fees' },
  download: { zh: '资料下载', en: 'Downloads' },
  faq: { zh: '常见问题', en: 'Questions and answers' },
}
