import { codes } from '../../../src/contract/envelope.ts'
import type { DocumentReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Messages about a design that cannot be printed, and about a document that was not made (CONF-03). */
export const documentMessages: Record<DocumentReason, Record<MessageLanguage, string>> = {
  blockOutside: { zh: '超出了页面', en: 'It reaches beyond the page.' },
  blockNone: { zh: '请至少添加一项内容', en: 'Add something to print first.' },
  sheetTooSmall: { zh: '一张 A4 纸放不下一页', en: 'An A4 sheet does not take one page of this size.' },
  columnTwice: { zh: '这一列已经有了', en: 'This column is there already.' },
  columnsTooWide: { zh: '各列合计超出了纸宽', en: 'Together the columns are wider than the sheet.' },
  templatesTooMany: { zh: '模板太多，请先停用一些', en: 'There are too many templates. Retire one first.' },
  ticketNone: { zh: '没有有效门票', en: 'There is no valid ticket.' },
}

/** The envelope code of each. */
export const documentCodes: Record<DocumentReason, number> = {
  blockOutside: codes.invalid,
  blockNone: codes.invalid,
  sheetTooSmall: codes.invalid,
  columnTwice: codes.invalid,
  columnsTooWide: codes.invalid,
  templatesTooMany: codes.conflict,
  ticketNone: codes.conflict,
}
