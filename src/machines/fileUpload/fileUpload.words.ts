import type { Words } from '../shared/words.ts'

export const fileUpload: Words = {
  area: 'organizer',
  rank: 3,
  title: { 'zh-CN': '图片上传', en: 'Uploading a picture' },
  purpose: {
    'zh-CN': '表单里的一张图片：选中即上传并显示进度，失败可重试，类型或大小不符当场说明。',
    en: 'One picture of a form: sent as soon as it is chosen, with its progress; retried after a failure, refused at once when its kind or size is wrong.',
  },
  rules: ['FILE-01', 'FILE-02', 'ORG-03'],
  states: {
    'fileUpload.routing': { 'zh-CN': '判断是否已有图片', en: 'Is there a picture already?' },
    'fileUpload.empty': { 'zh-CN': '尚未选择', en: 'Nothing chosen' },
    'fileUpload.uploading': { 'zh-CN': '正在上传', en: 'Uploading' },
    'fileUpload.kept': { 'zh-CN': '已上传', en: 'Uploaded' },
    'fileUpload.failed': { 'zh-CN': '上传中断', en: 'Upload broken off' },
    'fileUpload.refused': { 'zh-CN': '图片不符合要求', en: 'Not an acceptable picture' },
  },
  events: {
    'file.choose': {
      by: 'visitor',
      says: { 'zh-CN': '用户选择或拖入一张图片', en: 'The visitor chooses or drops a picture' },
    },
    'file.remove': {
      by: 'visitor',
      says: { 'zh-CN': '用户移除图片或取消上传', en: 'The visitor removes it or gives the upload up' },
    },
    'file.retry': { by: 'visitor', says: { 'zh-CN': '用户按下“重试”', en: 'The visitor presses retry' } },
    'upload.progressed': {
      by: 'browser',
      says: { 'zh-CN': '浏览器又送出了一部分', en: 'The browser has sent another part of it' },
    },
    'upload.finished': {
      by: 'server',
      says: { 'zh-CN': '服务器收下图片并给出地址', en: 'The server has taken it and answers its address' },
    },
    'upload.failed': {
      by: 'server',
      says: {
        'zh-CN': '网络中断，或服务器拒绝这张图片',
        en: 'The connection broke, or the server refuses it',
      },
    },
  },
  actors: {
    sendFile: { by: 'server', says: { 'zh-CN': '上传图片', en: 'Sends the picture' } },
  },
  delays: {},
  guards: {
    hasUrl: { 'zh-CN': '此前已上传过图片', en: 'A picture was uploaded before' },
    isWrong: {
      'zh-CN': '文件名或大小已说明它不能用',
      en: 'Its name or size says already that it will not do',
    },
    isRefused: {
      'zh-CN': '服务器拒绝这个文件，再试也一样',
      en: 'The server refuses this file: trying again would not help',
    },
  },
}
