import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const organizer: Words = {
  area: 'organizer',
  rank: 4,
  title: { 'zh-CN': '主办方审核', en: 'Organizer approval' },
  purpose: {
    'zh-CN': '主办方资料的审核：提交、受理、通过或退回；通过后改动关键信息要再审，期间站点照常使用。',
    en: 'Whether somebody may organize conferences: information is submitted, picked up, approved or rejected; a later change of a key field is reviewed while the site stays open.',
  },
  rules: ['ORG-01', 'ORG-03'],
  states: {
    'organizer.not_completed': { 'zh-CN': '资料待完善', en: 'Information is incomplete' },
    'organizer.under_review': { 'zh-CN': '审核中', en: 'Under review' },
    'organizer.under_review.waiting': { 'zh-CN': '已提交，等待受理', en: 'Submitted, not picked up' },
    'organizer.under_review.picked_up': { 'zh-CN': '管理员正在审核', en: 'Picked up by an administrator' },
    'organizer.approved': { 'zh-CN': '已通过', en: 'Approved' },
    'organizer.approved.settled': { 'zh-CN': '已通过，没有待审的变更', en: 'Approved, nothing pending' },
    'organizer.approved.changing': {
      'zh-CN': '已通过，资料变更待审',
      en: 'Approved, with a change under review',
    },
    'organizer.rejected': { 'zh-CN': '未通过', en: 'Rejected' },
  },
  events: {
    'facts.learned': factsLearned,
    'organizer.submit': {
      by: 'owner',
      says: { 'zh-CN': '申请人提交资料', en: 'The applicant submits the information' },
    },
    'organizer.withdraw': {
      by: 'owner',
      says: {
        'zh-CN': '申请人撤回申请或变更',
        en: 'The applicant withdraws the application, or the change',
      },
    },
    'organizer.pickUp': {
      by: 'admin',
      says: {
        'zh-CN': '平台管理员受理，此后不能撤回',
        en: 'An administrator picks it up; from now on it cannot be withdrawn',
      },
    },
    'organizer.approve': {
      by: 'admin',
      says: { 'zh-CN': '平台管理员通过', en: 'An administrator approves' },
    },
    'organizer.reject': {
      by: 'admin',
      says: { 'zh-CN': '平台管理员不予通过，并填写原因', en: 'An administrator rejects and says why' },
    },
    'organizer.change': {
      by: 'owner',
      says: {
        'zh-CN': '主办方修改关键信息，等待再审',
        en: 'The organizer changes a key field, which has to be reviewed',
      },
    },
    'organizer.revoke': {
      by: 'admin',
      says: {
        'zh-CN': '平台管理员收回资格，并填写原因',
        en: 'An administrator takes the approval back and says why',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isComplete: { 'zh-CN': '必填资料齐全', en: 'Everything that is required is there' },
    hasReason,
    isIdleOrSeconded: {
      'zh-CN': '没有已收款、尚未结束的会议，或另一位管理员也已同意',
      en: 'No conference with paid orders is ahead, or a second administrator has agreed',
    },
  },
}
