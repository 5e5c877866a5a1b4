import { words } from '../shared/words.ts'

export const record = words({
  area: 'commerce',
  rank: 4,
  title: ['办理记录', 'Record'],
  purpose: [
    '同一个页面查看并办理任何一条记录：订单、付款、退款、发票、门票、餐券、证书、主办方申请和候补。按钮来自记录自己的生命周期。',
    'One page on which any record is seen and moved: orders, payments, refunds, invoices, tickets, meal vouchers, certificates, organizers and waiting lists. The buttons come from the record’s own lifecycle.',
  ],
  rules: ['ORD-01', 'ORD-03', 'INV-01', 'TKT-01', 'TKT-02', 'ORG-03', 'ACC-02'],
  states: {
    'record.loading': ['正在打开', 'Opening'],
    'record.failed': ['没有打开', 'Could not be opened'],
    'record.missing': ['没有这条记录，或与您无关', 'There is no such record for this viewer'],
    'record.shown': ['已显示', 'Shown'],
    'record.shown.ready': ['可以办理', 'Ready'],
    'record.shown.refreshing': ['正在刷新', 'Fetching the newest'],
    'record.shown.looking': ['自动查看有无变化', 'Looking by itself for what changed'],
    'record.shown.refused': ['被拒绝，附原因', 'Refused, with the reason'],
    'record.shown.unanswered': ['没有收到结果', 'No answer came'],
    'record.shown.conflict': ['已被他人更新', 'Somebody changed it meanwhile'],
    'record.asking': ['请填写或确认', 'Asking before it happens'],
    'record.submitting': ['正在提交', 'On its way to the server'],
    'record.proving': ['资金变动前的二次验证', 'The second factor, before money moves'],
    'record.catchingUp': ['正在取最新内容', 'Fetching what changed'],
  },
  events: {
    'record.retry': ['visitor', '用户按下“重试”', 'The user presses retry'],
    'page.aged': [
      'browser',
      '页面重新可见，或可见时已过一分钟',
      'The page is shown again, or was visible for a minute',
    ],
    'record.refresh': [
      'visitor',
      '用户按下“刷新”或“查看现状”，或换了语言',
      'The user refreshes, looks how it stands, or changes the language',
    ],
    'wish.choose': ['visitor', '用户按下一个操作', 'The user presses one of the actions'],
    'wish.confirm': ['visitor', '用户填写完毕并确认', 'The user has typed what was asked, and confirms'],
    'wish.dismiss': ['visitor', '用户不再继续', 'The user leaves it'],
    'wish.again': ['visitor', '用户再试一次', 'The user tries again'],
  },
  actors: {
    watchAge: [
      'browser',
      '留意页面重新可见和每过一分钟',
      'Notices that the page is shown again, and each minute',
    ],
    fetchRecord: ['server', '取记录和它的经过', 'Asks for the record and its history'],
    fireRecord: [
      'server',
      '请服务器执行这个操作，附上看到的版本和本次的编号',
      'Asks the server to do it, with the version that was seen and the key of this attempt',
    ],
  },
  guards: {
    needsAnswer: ['操作需要填写内容或确认', 'Something has to be typed or confirmed first'],
    isMissing: ['没有这条记录', 'There is no such record'],
    wasConflict: ['记录已不是看到的版本', 'The record is no longer the version that was seen'],
    isLost: ['没有收到可用的答复，不知是否已执行', 'No usable answer came: whether it happened is not known'],
  },
})
