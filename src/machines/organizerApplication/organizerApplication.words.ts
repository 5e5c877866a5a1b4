import type { Words } from '../shared/words.ts'

export const organizerApplication: Words = {
  area: 'organizer',
  rank: 2,
  title: { 'zh-CN': '主办方资料', en: 'Organizer information' },
  purpose: {
    'zh-CN':
      '填写并提交主办方资料，等待审核；未通过的说明原因并可重交，已通过的可以申请变更。填写的内容不会丢失。',
    en: 'The organizer information is filled in, submitted and reviewed; a rejected one says why and can be sent again, an approved one can be changed. Nothing typed is lost.',
  },
  rules: ['ORG-01', 'ORG-03', 'SES-08'],
  states: {
    'organizerApplication.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'organizerApplication.failed': { 'zh-CN': '加载失败', en: 'Could not be loaded' },
    'organizerApplication.routing': { 'zh-CN': '判断审核状态', en: 'Where does it stand?' },
    'organizerApplication.filling': { 'zh-CN': '填写资料', en: 'Filling in' },
    'organizerApplication.filling.fresh': { 'zh-CN': '首次填写', en: 'For the first time' },
    'organizerApplication.filling.returned': {
      'zh-CN': '未通过，按原因修改',
      en: 'Rejected: to be corrected',
    },
    'organizerApplication.filling.revoked': {
      'zh-CN': '资格已收回，可重新申请',
      en: 'Taken back: may apply again',
    },
    'organizerApplication.filling.warned': { 'zh-CN': '代码校验位不符', en: 'Check digit does not fit' },
    'organizerApplication.filling.saving': { 'zh-CN': '正在提交', en: 'Submitting' },
    'organizerApplication.amending': { 'zh-CN': '修改已通过的资料', en: 'Changing what was approved' },
    'organizerApplication.amending.editing': { 'zh-CN': '填写变更内容', en: 'Filling in the change' },
    'organizerApplication.amending.warned': {
      'zh-CN': '变更中的代码校验位不符',
      en: 'Check digit of the change does not fit',
    },
    'organizerApplication.amending.saving': { 'zh-CN': '正在提交变更', en: 'Submitting the change' },
    'organizerApplication.underReview': { 'zh-CN': '等待审核', en: 'Under review' },
    'organizerApplication.approved': { 'zh-CN': '已通过', en: 'Approved' },
    'organizerApplication.changing': { 'zh-CN': '变更审核中', en: 'Approved, a change under review' },
    'organizerApplication.withdrawing': { 'zh-CN': '正在撤回', en: 'Taking it back' },
  },
  events: {
    'application.retry': {
      by: 'visitor',
      says: { 'zh-CN': '用户按下“重试”', en: 'The member presses retry' },
    },
    'application.refresh': {
      by: 'visitor',
      says: { 'zh-CN': '用户查看最新结果', en: 'The member asks whether it has been decided' },
    },
    'application.submit': {
      by: 'visitor',
      says: { 'zh-CN': '用户提交资料', en: 'The member submits what was filled in' },
    },
    'application.confirm': {
      by: 'visitor',
      says: { 'zh-CN': '用户确认代码无误，仍然提交', en: 'The member stands by the credit code' },
    },
    'application.edit': {
      by: 'visitor',
      says: { 'zh-CN': '用户修改内容', en: 'The member changes something' },
    },
    'application.withdraw': {
      by: 'visitor',
      says: { 'zh-CN': '用户撤回资料', en: 'The member takes it back' },
    },
    'application.amend': {
      by: 'visitor',
      says: { 'zh-CN': '用户要修改已通过的资料', en: 'The member wants to change what was approved' },
    },
    'application.cancel': {
      by: 'visitor',
      says: { 'zh-CN': '用户放弃修改', en: 'The member leaves it as it is' },
    },
  },
  actors: {
    loadApplication: {
      by: 'server',
      says: { 'zh-CN': '取资料与审核状态', en: 'Asks for the information and where it stands' },
    },
    submitApplication: {
      by: 'server',
      says: { 'zh-CN': '提交审核', en: 'Submits it for review' },
    },
    withdrawApplication: {
      by: 'server',
      says: { 'zh-CN': '撤回；已受理的会被拒绝', en: 'Takes it back; refused when it was picked up' },
    },
  },
  delays: {},
  guards: {
    isUnderReview: { 'zh-CN': '资料正在审核', en: 'It is under review' },
    isChanging: { 'zh-CN': '已通过，变更正在审核', en: 'Approved, and a change is under review' },
    isApproved: { 'zh-CN': '已通过', en: 'It is approved' },
    isRevoked: { 'zh-CN': '曾通过，后被收回', en: 'It was approved, and that was taken back' },
    isReturned: { 'zh-CN': '审核未通过', en: 'It was rejected' },
    canWithdraw: { 'zh-CN': '管理员尚未受理', en: 'No administrator has picked it up yet' },
    isDoubtful: {
      'zh-CN': '代码的校验位不符，而用户尚未确认过',
      en: 'The check digit of the code is wrong, and the member has not stood by it yet',
    },
    isOutdated: {
      'zh-CN': '服务器说审核状态已有变化',
      en: 'The server says that the application has moved on meanwhile',
    },
  },
}
