import type { MessageLanguage } from './language.ts'

/** TXT-01: a download that fails. */
export const refusalPageMessages = {
  zh: { failed: '下载失败', goBack: '返回', lang: 'zh-CN' },
  en: { failed: 'Error', goBack: 'Back', lang: 'en' },
} as const satisfies Record<MessageLanguage, object>
