import { words } from '../shared/words.ts'

export const conferenceBasics = words({
  area: 'organizer',
  rank: 7,
  title: ['会议基本信息', 'Basics of a conference'],
  purpose: [
    '主办方填写会议的名称、学科、时间、地点和简介，中英文对照；另一人同时保存时，看过再决定保留哪一份。',
    'An organizer writes the title, subject, days, place and summary in both languages; when somebody else has saved meanwhile, one of the two is chosen after it was seen.',
  ],
  rules: ['ORG-05', 'CONF-02'],
  states: {
    'conferenceBasics.failed': ['加载失败，可重试', 'Could not be loaded: retry'],
    'conferenceBasics.comparing': ['正在加载他人保存的内容', 'Loading what somebody else saved'],
    'conferenceBasics.conflict': ['他人已保存，等待选择', 'Somebody else saved: choose'],
  },
  events: {
    'basics.retry': ['visitor', '主办方重试', 'The organizer tries again'],
    'basics.send': ['visitor', '主办方保存', 'The organizer saves'],
    'basics.keepMine': ['visitor', '主办方保留自己填写的内容', 'The organizer keeps what was typed here'],
    'basics.takeTheirs': [
      'visitor',
      '主办方采用他人保存的内容',
      'The organizer takes what somebody else saved',
    ],
  },
  actors: {
    loadBasics: ['server', '读取基本信息', 'Asks for the basics'],
    saveBasics: ['server', '保存基本信息', 'Saves the basics'],
  },
  guards: {
    isOutdated: ['他人已保存过', 'Somebody else has saved meanwhile'],
  },
})
