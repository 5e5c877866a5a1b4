import type { Words } from '../../machines/shared/words.ts'

/** Words of a flow that sends one file. */
export const fileWords = (id: string) =>
  ({
    states: {
      [`${id}.choosing`]: { 'zh-CN': '选择文件', en: 'Choosing a file' },
      [`${id}.choosing.empty`]: { 'zh-CN': '尚未选择文件', en: 'Nothing chosen yet' },
      [`${id}.choosing.refused`]: { 'zh-CN': '文件不合格，请另选', en: 'This file will not do' },
      [`${id}.choosing.chosen`]: { 'zh-CN': '已选好，等待提交', en: 'Chosen, not sent yet' },
      [`${id}.choosing.failed`]: { 'zh-CN': '提交失败，可再试', en: 'Not sent, try again' },
      [`${id}.sending`]: { 'zh-CN': '正在上传', en: 'Uploading' },
    },
    events: {
      'file.choose': {
        by: 'visitor',
        says: { 'zh-CN': '用户选择或拖入一个文件', en: 'The visitor chooses a file, or drops one' },
      },
      'file.send': { by: 'visitor', says: { 'zh-CN': '用户提交文件', en: 'The visitor sends the file' } },
      'file.stop': { by: 'visitor', says: { 'zh-CN': '用户停止上传', en: 'The visitor stops the upload' } },
      'file.progressed': {
        by: 'browser',
        says: { 'zh-CN': '又有一部分文件已发出', en: 'Some more of the file has left' },
      },
      'file.finished': {
        by: 'server',
        says: { 'zh-CN': '服务器已收下文件', en: 'The server has taken the file' },
      },
      'file.failed': {
        by: 'server',
        says: { 'zh-CN': '没有送达，或服务器拒绝', en: 'It did not arrive, or the server refused it' },
      },
    },
    actors: {
      sendFile: {
        by: 'server',
        says: {
          'zh-CN': '读取文件并上传，由服务器再次检查',
          en: 'Reads the file and uploads it; the server checks it again',
        },
      },
    },
    delays: {},
    guards: {
      isWrong: {
        'zh-CN': '文件类型或大小不符，或文件为空',
        en: 'The file is of another kind, too large, or empty',
      },
      isFileFault: { 'zh-CN': '服务器说这个文件不行', en: 'The server says that this file will not do' },
    },
  }) satisfies Partial<Words>
