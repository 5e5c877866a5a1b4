import { codes } from '../../../src/contract/envelope.ts'
import type { SiteReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Refusals of a publication, and of a member's missing consent. `{count}`: number of obstacles. */
export const siteMessages: Record<SiteReason, Record<MessageLanguage, string>> = {
  consentNeeded: {
    zh: '用户协议或隐私政策已更新，请先阅读并同意',
    en: 'The terms have changed. Please read and accept them first.',
  },
  subjectInUse: {
    zh: '该学科正被 {count} 个会议或用户使用，不能删除或改变层级',
    en: 'Conferences or members use this subject ({count}), so it can neither be removed nor change its level.',
  },
  addressWrong: {
    zh: '链接应为本站路径（以 / 开头）或以 https:// 开头的完整网址',
    en: 'A link is a path of this site (beginning with /) or a whole address (beginning with https://).',
  },
  originWrong: {
    zh: '应为以 https:// 开头的站点地址，不含路径，例如 https://m.example.cn',
    en: 'This has to be an address without a path that begins with https://, such as https://m.example.com.',
  },
  filingWrong: {
    zh: '备案号格式不正确，例如：京ICP备12345678号-1',
    en: 'The filing number is not well-formed. Write it as it stands on the filing.',
  },
  tooMany: { zh: '条目数量超出上限', en: 'There are more entries than allowed.' },
  richUnknown: { zh: '正文含有不支持的格式', en: 'The text has a format that is not supported.' },
  richMisplaced: { zh: '正文结构不正确', en: 'Something in the text stands where it cannot stand.' },
  richTooDeep: { zh: '正文嵌套层级过深', en: 'The text is nested too deeply.' },
  pictureUnknown: {
    zh: '正文中有图片不属于本会议，请删除该图片后重新上传',
    en: 'A picture in the text does not belong to this conference. Remove it and upload it again.',
  },
  pictureWordless: {
    zh: '请填写图片说明，供看不到图片的读者了解内容',
    en: 'Describe the picture, for readers who do not see it.',
  },
}

export const siteCodes: Record<SiteReason, number> = {
  consentNeeded: codes.forbidden,
  subjectInUse: codes.conflict,
  addressWrong: codes.invalid,
  originWrong: codes.invalid,
  filingWrong: codes.invalid,
  tooMany: codes.invalid,
  richUnknown: codes.invalid,
  richMisplaced: codes.invalid,
  richTooDeep: codes.invalid,
  pictureUnknown: codes.invalid,
  pictureWordless: codes.invalid,
}
