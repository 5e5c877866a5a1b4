import type { Words } from '../shared/words.ts'

export const fileUpload: Words = {
  area: 'organizer',
  rank: 3,
  title: { 'zh-CN': '文件上传', en: 'Uploading a file' },
  purpose: {
    'zh-CN':
      '表单里的一个文件：选中即上传并显示进度，类型或大小不符当场说明。论文、报告文件和论文模板在网络中断后从断点续传，不必重头再来。',
    en: 'One file of a form: sent as soon as it is chosen, with its progress; refused at once when its kind or size is wrong. Files of papers, talks and templates go on where the connection was lost.',
  },
  rules: ['FILE-01', 'FILE-02', 'ORG-03'],
  states: {
    'fileUpload.routing': { 'zh-CN': '判断是否已有图片', en: 'Is there a picture already?' },
    'fileUpload.empty': { 'zh-CN': '尚未选择', en: 'Nothing chosen' },
    'fileUpload.uploading': { 'zh-CN': '正在上传', en: 'Uploading' },
    'fileUpload.kept': { 'zh-CN': '已上传', en: 'Uploaded' },
    'fileUpload.interrupted': { 'zh-CN': '连接中断，稍后自动续传', en: 'Interrupted, goes on by itself' },
    'fileUpload.resuming': { 'zh-CN': '正在核对断点', en: 'Asking where it stopped' },
    'fileUpload.discarding': { 'zh-CN': '正在清除已传部分', en: 'Throwing away what is there' },
    'fileUpload.failed': { 'zh-CN': '上传失败，等待重试', en: 'Failed, waits for a retry' },
    'fileUpload.refused': { 'zh-CN': '文件不符合要求', en: 'Not an acceptable file' },
  },
  events: {
    'file.choose': {
      by: 'visitor',
      says: { 'zh-CN': '用户选择或拖入一个文件', en: 'The visitor chooses or drops a file' },
    },
    'file.remove': {
      by: 'visitor',
      says: { 'zh-CN': '用户移除文件或取消上传', en: 'The visitor removes it or gives the upload up' },
    },
    'file.retry': {
      by: 'visitor',
      says: { 'zh-CN': '用户按下“重试”或“立即续传”', en: 'The visitor presses retry, or continue' },
    },
    'network.found': {
      by: 'browser',
      says: { 'zh-CN': '网络恢复', en: 'There is a connection again' },
    },
    'upload.stored': {
      by: 'server',
      says: { 'zh-CN': '服务器存下了文件的一部分', en: 'The server has stored a part of it' },
    },
    'upload.progressed': {
      by: 'browser',
      says: { 'zh-CN': '浏览器又送出了一部分', en: 'The browser has sent another part of it' },
    },
    'upload.finished': {
      by: 'server',
      says: { 'zh-CN': '服务器收下文件并给出地址', en: 'The server has taken it and answers its address' },
    },
    'upload.failed': {
      by: 'server',
      says: {
        'zh-CN': '网络中断，或服务器拒绝这个文件',
        en: 'The connection broke, or the server refuses it',
      },
    },
  },
  actors: {
    sendFile: {
      by: 'server',
      says: { 'zh-CN': '上传服务器尚缺的部分', en: 'Sends what the server lacks of the file' },
    },
    findOffset: {
      by: 'server',
      says: { 'zh-CN': '询问已收到多少', en: 'Asks how much of it is there' },
    },
    discardUpload: {
      by: 'server',
      says: { 'zh-CN': '清除已传部分', en: 'Has what is there thrown away' },
    },
    watchNetwork: {
      by: 'browser',
      says: { 'zh-CN': '等待网络恢复', en: 'Watches for a connection' },
    },
  },
  delays: {
    backOff: { 'zh-CN': '自动续传前的等待', en: 'The pause before it goes on by itself' },
  },
  guards: {
    hasUrl: { 'zh-CN': '此前已上传过文件', en: 'A file was uploaded before' },
    comesInPieces: { 'zh-CN': '这类文件分段上传', en: 'Files of this kind come in pieces' },
    isBegun: { 'zh-CN': '服务器已有其中一部分', en: 'The server has a part of it' },
    canResume: {
      'zh-CN': '服务器已有一部分，且连续中断未满四次',
      en: 'The server has a part of it, and it has not broken off four times in a row',
    },
    isGone: { 'zh-CN': '已传部分过期清除', en: 'What was there is thrown away by now' },
    canTryAgain: {
      'zh-CN': '仍连不上服务器，且连续中断未满四次',
      en: 'The server is not reached, and it has not broken off four times in a row',
    },
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
