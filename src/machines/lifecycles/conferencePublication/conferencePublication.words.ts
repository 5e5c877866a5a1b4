import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const conferencePublication: Words = {
  area: 'organizer',
  rank: 6,
  title: { 'zh-CN': '会议发布', en: 'Publication of a conference' },
  purpose: {
    'zh-CN': '会议对谁可见：主办方起草并提交，平台审核后发布；发布后可以下线、取消或归档。',
    en: 'Who sees a conference: its organizers draft and submit it, an administrator publishes it; then it can be taken back, cancelled or archived.',
  },
  rules: ['CONF-01', 'ORG-05', 'ORG-06'],
  states: {
    'conferencePublication.draft': { 'zh-CN': '草稿', en: 'Draft' },
    'conferencePublication.in_review': { 'zh-CN': '审核中', en: 'In review' },
    'conferencePublication.published': { 'zh-CN': '已发布', en: 'Published' },
    'conferencePublication.cancelled': { 'zh-CN': '已取消', en: 'Cancelled' },
    'conferencePublication.archived': { 'zh-CN': '已归档', en: 'Archived' },
  },
  events: {
    'facts.learned': factsLearned,
    'publication.submit': {
      by: 'organizer',
      says: { 'zh-CN': '主办方提交审核', en: 'An organizer submits it for review' },
    },
    'publication.withdraw': {
      by: 'organizer',
      says: { 'zh-CN': '主办方撤回提交', en: 'An organizer takes the submission back' },
    },
    'publication.approve': {
      by: 'admin',
      says: { 'zh-CN': '平台审核通过并发布', en: 'An administrator approves it, and it is public' },
    },
    'publication.return': {
      by: 'admin',
      says: {
        'zh-CN': '平台退回，并逐项说明要修改的内容',
        en: 'An administrator returns it and says for each field what has to change',
      },
    },
    'publication.unpublish': {
      by: 'organizer',
      says: {
        'zh-CN': '还没有人报名时，主办方撤下会议',
        en: 'An organizer takes it back while nobody has registered',
      },
    },
    'publication.cancel': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方输入会议名称、填写中英文通知并取消会议',
        en: 'An organizer types its title, writes the notice in both languages and cancels it',
      },
    },
    'publication.archive': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方归档会议，或结束 90 天后自动归档',
        en: 'An organizer archives it, or the clock does 90 days after its end',
      },
    },
    'publication.reopen': {
      by: 'admin',
      says: { 'zh-CN': '平台恢复已归档的会议，并填写原因', en: 'An administrator reopens it and says why' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isApproved: { 'zh-CN': '主办方资料已通过审核', en: 'The organizer is approved' },
    isReady: { 'zh-CN': '发布清单的必填项都已完成', en: 'The required lines of the checklist are done' },
    hasReason,
    hasNoOrders: { 'zh-CN': '没有未关闭的报名订单', en: 'No registration is open or paid' },
    isNamed: { 'zh-CN': '输入的会议名称一致', en: 'The title was typed as it is' },
    isExplained: { 'zh-CN': '中英文通知都已填写', en: 'The notice is there in both languages' },
    isNotOver: { 'zh-CN': '会议尚未结束', en: 'The conference is not over' },
    isOver: { 'zh-CN': '会议已结束', en: 'The conference is over' },
    wasCancelled: { 'zh-CN': '归档前已取消', en: 'It was cancelled before' },
  },
}
