import { codes } from '../../../src/contract/envelope.ts'
import type { CommerceReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** What a visitor reads when a registration, a payment, an invoice or a ticket is refused. */
export const commerceMessages: Record<CommerceReason, Record<MessageLanguage, string>> = {
  endsBeforeStart: {
    zh: '结束日期不能早于开始日期',
    en: 'The last day cannot be before the first day.',
  },
  registrationClosed: { zh: '不在报名时间内', en: 'Registration is not open.' },
  ticketTypeUnknown: { zh: '没有这种门票，请重新选择', en: 'There is no such ticket. Please choose again.' },
  alreadyRegistered: { zh: '您已有该类门票的订单', en: 'You already have an order for this ticket.' },
  authorsOnly: { zh: '该票种仅限有录用论文的作者', en: 'This ticket is for authors of accepted papers.' },
  studentNumberEmpty: { zh: '学生票须填写学号', en: 'A student ticket needs a student number.' },
  priceChanged: {
    zh: '价格已变更，请确认后重新提交',
    en: 'The price has changed. Please check it and send again.',
  },
  notSoldOut: { zh: '尚有名额，可直接报名', en: 'There are places left: you can register directly.' },
  alreadyWaiting: { zh: '您已在候补名单中', en: 'You are on the waiting list already.' },
  couponUnknown: { zh: '代金券不存在', en: 'There is no such coupon.' },
  couponExpired: { zh: '代金券已过期', en: 'The coupon has expired.' },
  couponUsed: { zh: '代金券已被使用', en: 'The coupon was used already.' },
  couponNotFor: { zh: '该代金券不适用于此订单', en: 'The coupon does not apply to this order.' },
  deadlineOver: { zh: '付款期限已过', en: 'The payment deadline is over.' },
  methodUnavailable: { zh: '暂不支持该支付方式', en: 'This way of paying is not available.' },
  providerFailed: {
    zh: '支付渠道暂不可用，请稍后再试',
    en: 'The payment provider does not answer. Please try again later.',
  },
  specialForUnitsOnly: {
    zh: '个人抬头只能开具普通发票',
    en: 'A private person can only have an ordinary invoice.',
  },
  taxNumberEmpty: { zh: '请填写纳税人识别号', en: 'Please give the taxpayer number.' },
  taxNumberWrong: { zh: '纳税人识别号格式不正确', en: 'The taxpayer number is not well-formed.' },
  bankAccountWrong: { zh: '银行账号应为 8 至 30 位数字', en: 'A bank account has 8 to 30 digits.' },
  numberEmpty: { zh: '请填写发票号码', en: 'Please give the invoice number.' },
  numberWrong: { zh: '发票号码应为 8 至 20 位数字', en: 'An invoice number has 8 to 20 digits.' },
  numberTaken: { zh: '该发票号码已被使用', en: 'This invoice number was used already.' },
  fileTooLarge: { zh: '文件过大', en: 'The file is too large.' },
  fileTypeWrong: { zh: '文件类型不符', en: 'This kind of file is not accepted.' },
  fileContentWrong: {
    zh: '文件内容与其声明的类型不符',
    en: 'The content of the file is not what the file says it is.',
  },
  fileLocked: {
    zh: '文件设有打开密码，请上传未加密的文件',
    en: 'The file opens only with a password. Please upload one without.',
  },
  archiveUnsafe: {
    zh: '压缩包内含可执行文件、异常路径或异常膨胀的内容，请整理后重新打包上传',
    en: 'The archive contains a program, a path that leaves its folder, or content that grows without measure. Please pack it again without that.',
  },
  fileUnknown: { zh: '文件不存在，请重新上传', en: 'There is no such file. Please upload it again.' },
  uploadQuota: {
    zh: '上传的文件已达上限，请稍后再传，或换用更小的文件',
    en: 'You have uploaded as much as is possible for now. Please try again later, or choose a smaller file.',
  },
  offsetWrong: {
    zh: '上传进度与服务器不一致，请继续上传',
    en: 'The server has another part of the file. Please continue the upload.',
  },
  uploadBusy: {
    zh: '该文件正在另一页面上传，请稍候',
    en: 'This file is being uploaded on another page. Please wait a moment.',
  },
  uploadIncomplete: {
    zh: '文件尚未传完，请继续上传',
    en: 'The file is not complete yet. Please continue the upload.',
  },
  ticketUnknown: { zh: '没有这张票', en: 'There is no such ticket.' },
}

/** The envelope code of each. */
export const commerceCodes: Record<CommerceReason, number> = {
  registrationClosed: codes.invalid,
  endsBeforeStart: codes.invalid,
  ticketTypeUnknown: codes.invalid,
  alreadyRegistered: codes.conflict,
  authorsOnly: codes.forbidden,
  studentNumberEmpty: codes.invalid,
  priceChanged: codes.conflict,
  notSoldOut: codes.conflict,
  alreadyWaiting: codes.conflict,
  couponUnknown: codes.invalid,
  couponExpired: codes.invalid,
  couponUsed: codes.conflict,
  couponNotFor: codes.invalid,
  deadlineOver: codes.conflict,
  methodUnavailable: codes.invalid,
  providerFailed: codes.fault,
  specialForUnitsOnly: codes.invalid,
  taxNumberEmpty: codes.invalid,
  taxNumberWrong: codes.invalid,
  bankAccountWrong: codes.invalid,
  numberEmpty: codes.invalid,
  numberWrong: codes.invalid,
  numberTaken: codes.conflict,
  fileTooLarge: codes.tooLarge,
  fileTypeWrong: codes.unsupported,
  fileContentWrong: codes.unsupported,
  fileLocked: codes.unsupported,
  archiveUnsafe: codes.unsupported,
  fileUnknown: codes.invalid,
  uploadQuota: codes.limited,
  offsetWrong: codes.conflict,
  uploadBusy: codes.limited,
  uploadIncomplete: codes.conflict,
  ticketUnknown: codes.notFound,
}
