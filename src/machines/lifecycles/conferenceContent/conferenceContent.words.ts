import { words } from '../../shared/words.ts'

export const conferenceContent = words({
  area: 'organizer',
  rank: 20,
  title: ['会议内容', 'Text of a conference'],
  purpose: [
    '会议的一篇双语内容，如通知、征稿、交通：主办方随时修改，公众只看到最近一次发布的版本；译文缺失或过期时不能发布。',
    'A text of a conference in two languages, as a notice, the call or the way there: organizers change it at any time, everybody else reads what was released last; a missing or stale translation blocks the release.',
  ],
  rules: ['CONF-02'],
  states: {
    'conferenceContent.edited': ['编辑中', 'Being edited'],
    'conferenceContent.released': ['已发布', 'Released'],
    'conferenceContent.retired': ['已撤下', 'Retired'],
  },
  events: {
    'content.edit': [
      'organizer',
      '主办方修改内容，已发布的版本继续公开',
      'An organizer changes the text; the release stays public',
    ],
    'content.release': [
      'organizer',
      '主办方发布，生成新版本',
      'An organizer releases it under the next number',
    ],
    'content.restore': [
      'organizer',
      '主办方恢复某个已发布的版本',
      'An organizer brings the texts of a release back',
    ],
    'content.confirm': [
      'organizer',
      '主办方确认译文与修改后的原文一致',
      'An organizer confirms that the translation fits the changed source',
    ],
    'content.retire': ['organizer', '主办方撤下内容，并填写原因', 'An organizer retires it and says why'],
    'content.revive': [
      'organizer',
      '主办方重新启用，再次发布后公开',
      'An organizer takes it up again; it is public once it is released',
    ],
  },
  guards: {
    hasSource: ['中文标题和正文已填写', 'The Chinese title and text are there'],
    isTranslated: ['译文没有缺失', 'No translation is missing'],
    isCurrent: ['译文没有过期', 'No translation is stale'],
    isStale: ['译文已过期', 'The translation is stale'],
    hasReleases: ['已发布过', 'Something was released once'],
  },
})
