import type { MessageLanguage } from './language.ts'
import { codes } from '../../../src/contract/envelope.ts'
import { lifecycleReasons, type LifecycleReason, type Reason } from '../../../src/contract/reasons.ts'
import { accountCodes, accountMessages } from './accountMessages.ts'
import { commentCodes, commentMessages } from './commentMessages.ts'
import { commerceCodes, commerceMessages } from './commerceMessages.ts'
import { factorCodes, factorMessages } from './factorMessages.ts'
import { liveCodes, liveMessages } from './liveMessages.ts'
import { lifecycleMessages } from './lifecycleMessages.ts'
import { benefitCodes, benefitMessages } from './benefitMessages.ts'
import { peopleCodes, peopleMessages } from './peopleMessages.ts'
import { campaignCodes, campaignMessages } from './campaignMessages.ts'
import { documentCodes, documentMessages } from './documentMessages.ts'
import { teamCodes, teamMessages } from './teamMessages.ts'
import { siteCodes, siteMessages } from './siteMessages.ts'
import { operatorCodes, operatorMessages } from './operatorMessages.ts'
import { videoCodes, videoMessages } from './videoMessages.ts'

/** `lang: en` (also `en-US`, …) is English; everything else, also nothing and nonsense, is Chinese (I18N-01). */
export const messageLanguage = (lang: string | null | undefined): MessageLanguage =>
  lang === 'en' || lang?.startsWith('en-') === true ? 'en' : 'zh'

/** `msg` of every answer that is not a refusal. */
export const okMessage: Record<MessageLanguage, string> = { zh: '成功', en: 'OK' }

/** The sentence a visitor reads. `{seconds}` is replaced by the seconds after which trying again makes sense. */
export const messages: Record<Reason, Record<MessageLanguage, string>> = {
  malformedBody: {
    zh: '请求内容无法识别，请刷新页面后重试',
    en: 'The request could not be read. Please reload the page and try again.',
  },
  duplicateField: {
    zh: '请求中有重复的字段，请刷新页面后重试',
    en: 'A field was sent twice. Please reload the page and try again.',
  },
  unsupportedType: {
    zh: '不支持这种格式的请求',
    en: 'This kind of request is not supported.',
  },
  bodyTooLarge: {
    zh: '提交的内容过大，请精简后重试',
    en: 'That is too large. Please shorten it and try again.',
  },
  foreignOrigin: {
    zh: '该请求并非来自本站，已被拒绝',
    en: 'This request did not come from this site and was refused.',
  },
  unknownHost: { zh: '该地址不是本站的地址', en: 'This is not an address of this site.' },
  limited: {
    zh: '操作过于频繁，请在 {seconds} 秒后重试',
    en: 'Too many attempts. Please try again in {seconds} seconds.',
  },
  fault: {
    zh: '服务器出了点问题，请稍后重试',
    en: 'Something went wrong on our side. Please try again in a moment.',
  },
  unavailable: {
    zh: '系统暂时无法读写数据，请在 {seconds} 秒后重试',
    en: 'The site cannot reach its data right now. Please try again in {seconds} seconds.',
  },
  storageFull: {
    zh: '服务器存储空间不足，本次内容未能保存，请稍后再试或联系网站管理员',
    en: 'The site has no room left to store this, so nothing was saved. Please try again later, or tell the site’s administrators.',
  },
  notFound: { zh: '没有找到您要的内容', en: 'We could not find what you asked for.' },
  notOpen: { zh: '该功能尚未开放，敬请期待', en: 'This feature is not open yet.' },
  signedOut: { zh: '请先登录', en: 'Please sign in first.' },
  sessionExpired: {
    zh: '登录已过期，请重新登录！',
    en: 'Login has expired! Please login again!',
  },
  invalid: { zh: '填写的内容不正确，请检查', en: 'This value is not valid. Please check it.' },
  tooLong: { zh: '内容超出长度上限', en: 'This is longer than the field allows.' },
  invalidCharacter: {
    zh: '填写的内容含有不允许的字符',
    en: 'This value contains characters that are not allowed.',
  },
  timeSkipped: {
    zh: '当地时钟在这一刻拨快，没有这个时间，请改为更早或更晚的时间',
    en: 'The local clocks are put forward over this time, so it does not exist. Please choose an earlier or later one.',
  },
  required: { zh: '此项为必填项', en: 'This value is required.' },
  phoneEmpty: { zh: '手机号不能为空', en: 'Phone cannot be empty.' },
  phoneWrong: { zh: '手机号格式不正确', en: 'The phone number is incorrect.' },
  phoneLength: { zh: '手机号应为 6 至 20 位数字', en: 'The phone number must have 6 to 20 digits.' },
  countryUnknown: { zh: '不支持该国家或地区代码', en: 'This country code is not supported.' },
  emailEmpty: { zh: '邮箱不能为空', en: 'Email cannot be empty.' },
  emailFormat: { zh: '邮箱格式不正确', en: 'The email format is incorrect.' },
  codeEmpty: { zh: '验证码不能为空', en: 'Code cannot be empty.' },
  accountEmpty: { zh: '账号不能为空', en: 'Account cannot be empty.' },
  passwordEmpty: { zh: '密码不能为空', en: 'Password cannot be empty.' },
  subjectNone: { zh: '请选择学科领域', en: 'Please select a subject.' },
  subjectTooMany: { zh: '最多选择 3 个学科领域', en: 'Please select at most 3 subjects.' },
  subjectUnknown: {
    zh: '所选学科领域不存在，请重新选择',
    en: 'A selected subject does not exist. Please choose again.',
  },
  codeWrong: { zh: '验证码错误或已失效', en: 'The code is wrong or no longer valid.' },
  codeTooSoon: {
    zh: '验证码已发送，请在 {seconds} 秒后再试',
    en: 'A code was just sent. Please try again in {seconds} seconds.',
  },
  codeDailyLimit: {
    zh: '获取验证码的次数已达上限，请稍后再试',
    en: 'Too many codes were requested. Please try again later.',
  },
  sendFailed: { zh: '验证码发送失败，请稍后重试', en: 'The code could not be sent. Please try again.' },
  accountOrPasswordWrong: { zh: '账号或密码错误', en: 'The account or the password is wrong.' },
  sceneUnknown: {
    zh: '二维码无效，请刷新后重新扫码',
    en: 'This QR code is not valid. Please refresh it and scan again.',
  },
  sceneExpired: {
    zh: '二维码已过期，请刷新后重新扫码',
    en: 'This QR code has expired. Please refresh it and scan again.',
  },
  sceneNotConfirmed: { zh: '请先在手机上确认登录', en: 'Please confirm on your phone first.' },
  sceneUsed: {
    zh: '二维码已被使用，请刷新后重新扫码',
    en: 'This QR code was already used. Please refresh it and scan again.',
  },
  openidUnknown: { zh: '扫码信息已失效，请重新扫码', en: 'This scan is no longer valid. Please scan again.' },
  alreadyBound: {
    zh: '该手机号已绑定其他微信账号',
    en: 'This phone number is already bound to another WeChat account.',
  },
  ...factorMessages,
  orcidWrong: {
    zh: 'ORCID 不正确：应为 16 位，最后一位是校验码',
    en: 'This ORCID iD is wrong: it has 16 digits, the last one a checksum.',
  },
  keywordTooMany: { zh: '最多填写 5 个关键词', en: 'Please give at most 5 keywords.' },
  authorNone: { zh: '请至少填写一位作者，并指定通讯作者', en: 'Please name an author and who corresponds.' },
  authorsFixed: {
    zh: '录用后不能增删作者或更换邮箱，只能调整顺序、更正姓名和单位',
    en: 'After acceptance, no author can be added, removed or given another email: only the order, names and affiliations can be corrected.',
  },
  doiWrong: {
    zh: 'DOI 不正确：以 10. 开头，形如 10.1234/2026.56，不超过 200 字',
    en: 'This DOI is wrong: it begins with 10. and reads like 10.1234/2026.56, with at most 200 characters.',
  },
  doiTaken: {
    zh: '本次会议的另一篇论文已使用该 DOI',
    en: 'Another paper of this conference has this DOI.',
  },
  pagesWrong: {
    zh: '页码不正确：请填写起止页码（如 12–18）或文章编号，不超过 20 字',
    en: 'These pages are wrong: give the first and the last one, such as 12-18, or an article number, with at most 20 characters.',
  },
  conflictsNotDeclared: {
    zh: '请确认利益冲突名单已填写完整',
    en: 'Please confirm that the list of conflicts is complete.',
  },
  paperNotEditable: {
    zh: '论文已提交，当前不能修改；如需修改请联系会议主办方退回',
    en: 'The paper was handed in and cannot be changed now; ask the organizers to return it.',
  },
  paperNotAccepted: {
    zh: '论文尚未录用，录用后才能上传报告和海报文件',
    en: 'The paper is not accepted yet; its presentation files can be uploaded once it is.',
  },
  deadlinePast: {
    zh: '截止时间已过，请选择将来的时间',
    en: 'This moment is over; please choose a later one.',
  },
  reviewerUnknown: {
    zh: '找不到该审稿人；请填写已有账号的手机号或邮箱，或填写邮箱和姓名',
    en: 'There is no such reviewer. Write the phone number or address of an account, or an address and a name.',
  },
  reviewerAuthor: { zh: '该审稿人是论文作者，不能邀请', en: 'This reviewer is an author of the paper.' },
  reviewerConflict: {
    zh: '存在利益冲突；如仍需邀请，请填写理由',
    en: 'There is a conflict of interest. To ask all the same, say why.',
  },
  reviewerAsked: {
    zh: '本轮已邀请过该审稿人，可在名单中重新邀请或延期',
    en: 'This reviewer was asked in this round already. Ask again or give more time in the list.',
  },
  reviewerFull: {
    zh: '该审稿人的审稿数已达上限',
    en: 'This reviewer has as many papers as agreed.',
  },
  reviewerInactive: { zh: '该审稿人已停用', en: 'This reviewer is not active.' },
  discussionOff: {
    zh: '本会议未开启审稿讨论，可在征稿设置中开启',
    en: 'Discussion is off for this conference. It can be turned on in the settings.',
  },
  discussionEarly: {
    zh: '本轮至少收到两份审稿意见后才能开启讨论',
    en: 'A discussion can be opened once two reviews of this round are in.',
  },
  discussionClosed: { zh: '讨论已关闭，只能查看', en: 'The discussion is closed and can only be read.' },
  commentGone: { zh: '该评论已删除', en: 'This comment is deleted.' },
  commentNotYours: { zh: '只能修改或删除自己的评论', en: 'Only your own comments can be changed.' },
  commentSettled: {
    zh: '评论发表超过 10 分钟，不能再修改',
    en: 'A comment can be changed for ten minutes only.',
  },
  confirmationWrong: {
    zh: '请输入“撤回”或论文标题以确认',
    en: 'Please type the word withdraw, or the title of the paper, to confirm.',
  },
  textTooShort: {
    zh: '文字太短，无法比对：至少需要 13 个汉字或 8 个英文单词',
    en: 'This text is too short to be compared: it needs at least 8 words, or 13 Chinese characters.',
  },
  citationUnreadable: {
    zh: '无法识别这段文字：请粘贴一条完整的 BibTeX、RIS，或 DOI 返回的 CSL-JSON。EndNote 格式（%0 开头）请改为导出 RIS',
    en: 'This text could not be read: paste one whole entry of BibTeX or RIS, or the CSL-JSON of a DOI. From EndNote (which begins with %0), export RIS.',
  },
  sheetUnreadable: {
    zh: '无法读取该表格：请上传未损坏的 XLSX，或文字完整的 CSV（推荐 UTF-8 编码）',
    en: 'This spreadsheet cannot be read. Use an undamaged XLSX, or a CSV whose text is complete, preferably in UTF-8.',
  },
  sheetTooLarge: {
    zh: '表格过大：最多 50000 行、60 列，解压后不超过 50 MB',
    en: 'This spreadsheet is too large: at most 50,000 rows, 60 columns and 50 MB unpacked.',
  },
  sheetColumnMissing: {
    zh: '表格缺少所需的列；请以导出的表格为模板',
    en: 'A column that is needed is missing. Begin from a spreadsheet that was exported.',
  },
  sheetEmpty: { zh: '表格中没有数据行', en: 'This spreadsheet has no rows.' },
  sheetAmbiguous: {
    zh: '文件中有多个工作表含有所需的表头。请打开要导入的工作表，保存后重新上传',
    en: 'Several sheets of this file have the headings that are needed. Open the one you mean, save the file and upload it again.',
  },
  sheetQuoteOpen: {
    zh: 'CSV 中有一个引号没有结束，其后的行会并入同一个单元格。请更正后重新上传',
    en: 'A quotation mark in this CSV is not closed: the rows after it would become one cell. Correct it and upload the file again.',
  },
  sheetEncodingUnclear: {
    zh: '无法确定该 CSV 的文字编码。请选择显示正确的编码，或另存为“CSV UTF-8”后重新上传',
    en: 'The encoding of this CSV is not certain. Choose the one that shows the text correctly, or save the file as CSV UTF-8 and upload it again.',
  },
  cellFaulty: {
    zh: '单元格显示错误（如 #N/A），或其公式尚未计算。请更正后重新上传',
    en: 'The cell shows an error (such as #N/A), or its formula was not calculated. Correct it and upload the file again.',
  },
  cellRounded: {
    zh: '长数字已被表格程序改写为科学计数（如 2.02611E+12），末位数字丢失。请从原始数据重新填写，并将该列设为“文本”格式',
    en: 'A spreadsheet program has rounded this long number (as in 2.02611E+12), and its last digits are lost. Take it from the original again and keep the column as text.',
  },
  paperUnknown: { zh: '本会议没有这个编号的论文', en: 'This conference has no paper with this number.' },
  rowRepeated: { zh: '与前面的行重复', en: 'An earlier row is about the same.' },
  decisionUnknown: {
    zh: '无法识别该决定：请填写录用、小修、大修或拒稿',
    en: 'This decision is not known: write accept, minor revision, major revision or rejection.',
  },
  actionUnknown: {
    zh: '无法识别该操作：请填写指派或撤回',
    en: 'This action is not known: write assign or withdraw.',
  },
  reviewerNotAsked: {
    zh: '本轮未邀请该审稿人',
    en: 'This reviewer was not asked in this round.',
  },
  freeCharactersSpent: {
    zh: '本月的免费字数还剩 {count} 字，不够检查这段文字',
    en: '{count} free characters are left this month, which is less than this text has.',
  },
  ...lifecycleMessages,
  ...commerceMessages,
  ...operatorMessages,
  ...liveMessages,
  ...videoMessages,
  ...commentMessages,
  ...siteMessages,
  ...accountMessages,
  ...benefitMessages,
  ...teamMessages,
  ...peopleMessages,
  ...campaignMessages,
  ...documentMessages,
}

/** Most refusals of a lifecycle are about its state. */
const lifecycleCodes = {
  ...(Object.fromEntries(lifecycleReasons.map((reason) => [reason, codes.conflict])) as Record<
    LifecycleReason,
    number
  >),
  eventUnknown: codes.invalid,
  forbidden: codes.forbidden,
  reasonEmpty: codes.invalid,
  numberEmpty: codes.invalid,
}

/** The envelope code of a refusal for each reason. */
export const codeOf: Record<Reason, number> = {
  malformedBody: codes.invalid,
  duplicateField: codes.invalid,
  unsupportedType: codes.unsupported,
  bodyTooLarge: codes.tooLarge,
  foreignOrigin: codes.forbidden,
  unknownHost: codes.invalid,
  limited: codes.limited,
  fault: codes.fault,
  unavailable: codes.fault,
  storageFull: codes.fault,
  notFound: codes.notFound,
  notOpen: codes.notOpen,
  signedOut: codes.signedOut,
  sessionExpired: codes.expired,
  invalid: codes.invalid,
  tooLong: codes.invalid,
  invalidCharacter: codes.invalid,
  timeSkipped: codes.invalid,
  required: codes.invalid,
  phoneEmpty: codes.invalid,
  phoneWrong: codes.invalid,
  phoneLength: codes.invalid,
  countryUnknown: codes.invalid,
  emailEmpty: codes.invalid,
  emailFormat: codes.invalid,
  codeEmpty: codes.invalid,
  accountEmpty: codes.invalid,
  passwordEmpty: codes.invalid,
  subjectNone: codes.invalid,
  subjectTooMany: codes.invalid,
  subjectUnknown: codes.invalid,
  codeWrong: codes.invalid,
  codeTooSoon: codes.limited,
  codeDailyLimit: codes.limited,
  sendFailed: codes.fault,
  accountOrPasswordWrong: codes.invalid,
  sceneUnknown: codes.notFound,
  sceneExpired: codes.gone,
  sceneNotConfirmed: codes.conflict,
  sceneUsed: codes.gone,
  openidUnknown: codes.gone,
  alreadyBound: codes.conflict,
  ...factorCodes,
  orcidWrong: codes.invalid,
  keywordTooMany: codes.invalid,
  authorNone: codes.invalid,
  authorsFixed: codes.invalid,
  doiWrong: codes.invalid,
  doiTaken: codes.conflict,
  pagesWrong: codes.invalid,
  conflictsNotDeclared: codes.invalid,
  paperNotEditable: codes.conflict,
  paperNotAccepted: codes.conflict,
  deadlinePast: codes.invalid,
  reviewerUnknown: codes.invalid,
  reviewerAuthor: codes.conflict,
  reviewerConflict: codes.conflict,
  reviewerAsked: codes.conflict,
  reviewerFull: codes.conflict,
  reviewerInactive: codes.conflict,
  discussionOff: codes.conflict,
  discussionEarly: codes.conflict,
  discussionClosed: codes.conflict,
  commentGone: codes.conflict,
  commentNotYours: codes.conflict,
  commentSettled: codes.conflict,
  confirmationWrong: codes.invalid,
  textTooShort: codes.invalid,
  citationUnreadable: codes.invalid,
  sheetUnreadable: codes.invalid,
  sheetTooLarge: codes.invalid,
  sheetColumnMissing: codes.invalid,
  sheetEmpty: codes.invalid,
  sheetAmbiguous: codes.invalid,
  sheetQuoteOpen: codes.invalid,
  sheetEncodingUnclear: codes.invalid,
  cellFaulty: codes.invalid,
  cellRounded: codes.invalid,
  paperUnknown: codes.invalid,
  rowRepeated: codes.invalid,
  decisionUnknown: codes.invalid,
  actionUnknown: codes.invalid,
  reviewerNotAsked: codes.conflict,
  freeCharactersSpent: codes.conflict,
  ...lifecycleCodes,
  ...commerceCodes,
  ...operatorCodes,
  ...liveCodes,
  ...videoCodes,
  ...commentCodes,
  ...siteCodes,
  ...accountCodes,
  ...benefitCodes,
  ...teamCodes,
  ...peopleCodes,
  ...campaignCodes,
  ...documentCodes,
}

/** Sentences with the limit, if it is known; files in MB. */
const countedMessages: Partial<Record<Reason, Record<MessageLanguage, string>>> = {
  tooLong: { zh: '最多 {count} 个字符', en: 'At most {count} characters.' },
  tooMany: { zh: '最多 {count} 项', en: 'At most {count}.' },
  keywordTooMany: { zh: '最多填写 {count} 个关键词', en: 'Please give at most {count} keywords.' },
  fileTooLarge: { zh: '文件过大，最大 {count} MB', en: 'The file is too large: at most {count} MB.' },
}

const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `seconds` fills `{seconds}`, `count` `{count}`, `day` `{day}`; a sentence that needs one but has none says "60", "1" or "–". */
export const messageOf = (
  reason: Reason,
  language: MessageLanguage,
  seconds: number | null,
  count: number | null = null,
  day: string | null = null,
): string =>
  (count === null ? messages[reason] : (countedMessages[reason] ?? messages[reason]))[language]
    .replace('{seconds}', String(seconds ?? 60))
    .replace('{count}', grouped(count ?? 1))
    .replace('{day}', day ?? '–')
