import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const conferenceContent: Words = {
  area: 'organizer',
  rank: 20,
  title: { 'zh-CN': '会议内容', en: 'Text of a conference' },
  purpose: {
    'zh-CN':
      '会议的一篇双语内容，如通知、征稿、交通：主办方随时修改，公众只看到最近一次发布的版本；译文缺失或过期时不能发布。',
    en: 'A text of a conference in two languages, as a notice, the call or the way there: organizers change it at any time, everybody else reads what was released last; a missing or stale translation blocks the release.',
  },
  rules: ['CONF-02'],
  states: {
    'conferenceContent.edited': { 'zh-CN': '编辑中', en: 'Being edited' },
    'conferenceContent.released': { 'zh-CN': '已发布', en: 'Released' },
    'conferenceContent.retired': { 'zh-CN': '已撤下', en: 'Retired' },
  },
  events: {
    'facts.learned': factsLearned,
    'content.edit': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方修改内容，已发布的版本继续公开',
        en: 'An organizer changes the text; the release stays public',
      },
    },
    'content.release': {
      by: 'organizer',
      says: { 'zh-CN': '主办方发布，生成新版本', en: 'An organizer releases it under the next number' },
    },
    'content.restore': {
      by: 'organizer',
      says: { 'zh-CN': '主办方恢复某个已发布的版本', en: 'An organizer brings the texts of a release back' },
    },
    'content.confirm': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方确认译文与修改后的原文一致',
        en: 'An organizer confirms that the translation fits the changed source',
      },
    },
    'content.retire': {
      by: 'organizer',
      says: { 'zh-CN': '主办方撤下内容，并填写原因', en: 'An organizer retires it and says why' },
    },
    'content.revive': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方重新启用，再次发布后公开',
        en: 'An organizer takes it up again; it is public once it is released',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    hasSource: { 'zh-CN': '中文标题和正文已填写', en: 'The Chinese title and text are there' },
    isTranslated: { 'zh-CN': '译文没有缺失', en: 'No translation is missing' },
    isCurrent: { 'zh-CN': '译文没有过期', en: 'No translation is stale' },
    isStale: { 'zh-CN': '译文已过期', en: 'The translation is stale' },
    hasReleases: { 'zh-CN': '已发布过', en: 'Something was released once' },
    hasReason,
  },
}
