import { words } from '../shared/words.ts'

export const fileUpload = words({
  area: 'organizer',
  rank: 3,
  title: ['文件上传', 'Uploading a file'],
  purpose: [
    '表单里的一个文件：选中即上传并显示进度，类型或大小不符当场说明。论文、报告文件和论文模板在网络中断后从断点续传，不必重头再来。',
    'One file of a form: sent as soon as it is chosen, with its progress; refused at once when its kind or size is wrong. Files of papers, talks and templates go on where the connection was lost.',
  ],
  rules: ['FILE-01', 'FILE-02', 'ORG-03'],
  states: {
    'fileUpload.routing': ['判断是否已有图片', 'Is there a picture already?'],
    'fileUpload.empty': ['尚未选择', 'Nothing chosen'],
    'fileUpload.uploading': ['正在上传', 'Uploading'],
    'fileUpload.kept': ['已上传', 'Uploaded'],
    'fileUpload.interrupted': ['连接中断，稍后自动续传', 'Interrupted, goes on by itself'],
    'fileUpload.resuming': ['正在核对断点', 'Asking where it stopped'],
    'fileUpload.discarding': ['正在清除已传部分', 'Throwing away what is there'],
    'fileUpload.failed': ['上传失败，等待重试', 'Failed, waits for a retry'],
    'fileUpload.refused': ['文件不符合要求', 'Not an acceptable file'],
  },
  events: {
    'file.choose': ['visitor', '用户选择或拖入一个文件', 'The visitor chooses or drops a file'],
    'file.remove': ['visitor', '用户移除文件或取消上传', 'The visitor removes it or gives the upload up'],
    'file.retry': ['visitor', '用户按下“重试”或“立即续传”', 'The visitor presses retry, or continue'],
    'network.found': ['browser', '网络恢复', 'There is a connection again'],
    'upload.stored': ['server', '服务器存下了文件的一部分', 'The server has stored a part of it'],
    'upload.progressed': ['browser', '浏览器又送出了一部分', 'The browser has sent another part of it'],
    'upload.finished': [
      'server',
      '服务器收下文件并给出地址',
      'The server has taken it and answers its address',
    ],
    'upload.failed': [
      'server',
      '网络中断，或服务器拒绝这个文件',
      'The connection broke, or the server refuses it',
    ],
  },
  actors: {
    sendFile: ['server', '上传服务器尚缺的部分', 'Sends what the server lacks of the file'],
    findOffset: ['server', '询问已收到多少', 'Asks how much of it is there'],
    discardUpload: ['server', '清除已传部分', 'Has what is there thrown away'],
    watchNetwork: ['browser', '等待网络恢复', 'Watches for a connection'],
  },
  delays: {
    backOff: ['自动续传前的等待', 'The pause before it goes on by itself'],
  },
  guards: {
    hasUrl: ['此前已上传过文件', 'A file was uploaded before'],
    comesInPieces: ['这类文件分段上传', 'Files of this kind come in pieces'],
    isBegun: ['服务器已有其中一部分', 'The server has a part of it'],
    canResume: [
      '服务器已有一部分，且连续中断未满四次',
      'The server has a part of it, and it has not broken off four times in a row',
    ],
    isGone: ['已传部分过期清除', 'What was there is thrown away by now'],
    canTryAgain: [
      '仍连不上服务器，且连续中断未满四次',
      'The server is not reached, and it has not broken off four times in a row',
    ],
    isWrong: ['文件名或大小已说明它不能用', 'Its name or size says already that it will not do'],
    isRefused: [
      '服务器拒绝这个文件，再试也一样',
      'The server refuses this file: trying again would not help',
    ],
  },
})
