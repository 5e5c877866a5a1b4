import { words } from '../shared/words.ts'

export const conferenceCopy = words({
  area: 'organizer',
  rank: 40,
  title: ['复制会议', 'Copying a conference'],
  purpose: [
    '主办方由往届会议或导出文件新建会议草稿：先看到所有日期会变成什么、哪些内容需要过目，再确认创建。',
    'An organizer makes a draft of an earlier conference or of an exported file: the new dates and what has to be looked at are shown before it is made.',
  ],
  rules: ['CONF-03', 'ORG-05'],
  states: {
    'conferenceCopy.starting': ['判断来源', 'Deciding where it comes from'],
    'conferenceCopy.loading': ['正在加载原会议', 'Loading the earlier conference'],
    'conferenceCopy.failed': ['加载失败，可重试', 'Could not be loaded: retry'],
    'conferenceCopy.choosing': ['等待选择文件', 'Waiting for a file'],
    'conferenceCopy.reading': ['正在读取文件', 'Reading the file'],
    'conferenceCopy.unreadable': ['文件不可用', 'The file cannot be used'],
    'conferenceCopy.previewing': ['预览新会议', 'Showing what would be made'],
    'conferenceCopy.making': ['正在创建', 'Making the draft'],
    'conferenceCopy.barred': ['没有主办方资格', 'Not approved'],
    'conferenceCopy.made': ['草稿已创建', 'Draft made'],
  },
  events: {
    'copy.retry': ['visitor', '主办方重试', 'The organizer tries again'],
    'file.choose': ['visitor', '主办方选择文件', 'The organizer chooses a file'],
    'copy.make': ['visitor', '主办方确认创建', 'The organizer confirms'],
  },
  actors: {
    loadSource: ['server', '返回原会议的全部内容', 'Answers the whole earlier conference'],
    readSource: ['browser', '读取并检查所选文件', 'Reads and checks the chosen file'],
    makeCopy: ['server', '创建草稿，由服务器接受或拒绝', 'Makes the draft; the server accepts or refuses'],
  },
  guards: {
    isOfFile: ['来源是文件', 'It comes from a file'],
    isBarred: [
      '服务器说该账号的主办方资料未提交、正在审核或未通过',
      'The server says that the organizer information of the account is missing, under review or rejected',
    ],
  },
})
