import type { TableRows } from '../../machines/shared/words.ts'

/** Words of a flow that sends one file. */
export const fileWords = (id: string) =>
  ({
    states: {
      [`${id}.choosing`]: ['选择文件', 'Choosing a file'],
      [`${id}.choosing.empty`]: ['尚未选择文件', 'Nothing chosen yet'],
      [`${id}.choosing.refused`]: ['文件不合格，请另选', 'This file will not do'],
      [`${id}.choosing.chosen`]: ['已选好，等待提交', 'Chosen, not sent yet'],
      [`${id}.choosing.failed`]: ['提交失败，可再试', 'Not sent, try again'],
      [`${id}.sending`]: ['正在上传', 'Uploading'],
    },
    events: {
      'file.choose': ['visitor', '用户选择或拖入一个文件', 'The visitor chooses a file, or drops one'],
      'file.send': ['visitor', '用户提交文件', 'The visitor sends the file'],
      'file.stop': ['visitor', '用户停止上传', 'The visitor stops the upload'],
      'file.progressed': ['browser', '又有一部分文件已发出', 'Some more of the file has left'],
      'file.finished': ['server', '服务器已收下文件', 'The server has taken the file'],
      'file.failed': ['server', '没有送达，或服务器拒绝', 'It did not arrive, or the server refused it'],
    },
    actors: {
      sendFile: [
        'server',
        '读取文件并上传，由服务器再次检查',
        'Reads the file and uploads it; the server checks it again',
      ],
    },
    guards: {
      isWrong: ['文件类型或大小不符，或文件为空', 'The file is of another kind, too large, or empty'],
      isFileFault: ['服务器说这个文件不行', 'The server says that this file will not do'],
    },
  }) satisfies TableRows
