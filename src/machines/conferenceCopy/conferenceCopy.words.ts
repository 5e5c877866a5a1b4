import type { Words } from '../shared/words.ts'

export const conferenceCopy: Words = {
  area: 'organizer',
  rank: 40,
  title: { 'zh-CN': '复制会议', en: 'Copying a conference' },
  purpose: {
    'zh-CN':
      '主办方由往届会议或导出文件新建会议草稿：先看到所有日期会变成什么、哪些内容需要过目，再确认创建。',
    en: 'An organizer makes a draft of an earlier conference or of an exported file: the new dates and what has to be looked at are shown before it is made.',
  },
  rules: ['CONF-03', 'ORG-05'],
  states: {
    'conferenceCopy.starting': { 'zh-CN': '判断来源', en: 'Deciding where it comes from' },
    'conferenceCopy.loading': { 'zh-CN': '正在加载原会议', en: 'Loading the earlier conference' },
    'conferenceCopy.failed': { 'zh-CN': '加载失败，可重试', en: 'Could not be loaded: retry' },
    'conferenceCopy.choosing': { 'zh-CN': '等待选择文件', en: 'Waiting for a file' },
    'conferenceCopy.reading': { 'zh-CN': '正在读取文件', en: 'Reading the file' },
    'conferenceCopy.unreadable': { 'zh-CN': '文件不可用', en: 'The file cannot be used' },
    'conferenceCopy.previewing': { 'zh-CN': '预览新会议', en: 'Showing what would be made' },
    'conferenceCopy.making': { 'zh-CN': '正在创建', en: 'Making the draft' },
    'conferenceCopy.barred': { 'zh-CN': '没有主办方资格', en: 'Not approved' },
    'conferenceCopy.made': { 'zh-CN': '草稿已创建', en: 'Draft made' },
  },
  events: {
    'copy.retry': { by: 'visitor', says: { 'zh-CN': '主办方重试', en: 'The organizer tries again' } },
    'file.choose': {
      by: 'visitor',
      says: { 'zh-CN': '主办方选择文件', en: 'The organizer chooses a file' },
    },
    'copy.make': {
      by: 'visitor',
      says: { 'zh-CN': '主办方确认创建', en: 'The organizer confirms' },
    },
  },
  actors: {
    loadSource: {
      by: 'server',
      says: { 'zh-CN': '返回原会议的全部内容', en: 'Answers the whole earlier conference' },
    },
    readSource: {
      by: 'browser',
      says: { 'zh-CN': '读取并检查所选文件', en: 'Reads and checks the chosen file' },
    },
    makeCopy: {
      by: 'server',
      says: {
        'zh-CN': '创建草稿，由服务器接受或拒绝',
        en: 'Makes the draft; the server accepts or refuses',
      },
    },
  },
  delays: {},
  guards: {
    isOfFile: { 'zh-CN': '来源是文件', en: 'It comes from a file' },
    isBarred: {
      'zh-CN': '服务器说该账号的主办方资料未提交、正在审核或未通过',
      en: 'The server says that the organizer information of the account is missing, under review or rejected',
    },
  },
}
