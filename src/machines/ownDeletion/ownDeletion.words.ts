import { words } from '../shared/words.ts'

export const ownDeletion = words({
  area: 'login',
  rank: 16,
  title: ['注销账号', 'Deleting the own account'],
  purpose: [
    '会员先看清注销后清除什么、保留什么、还有什么未结，再确认并验证身份后申请；14 天内一键保留账号。',
    'Members first read what is erased, what is kept and what is still open, then confirm and prove that it is them; for 14 days one press keeps the account.',
  ],
  rules: ['ACC-03'],
  states: {
    'ownDeletion.starting': ['判断是否已知', 'Known, or to be read'],
    'ownDeletion.loading': ['正在读取', 'Loading'],
    'ownDeletion.failed': ['读取失败', 'Could not be loaded'],
    'ownDeletion.open': ['可申请，或有事项未结', 'Can be asked for, or is held up'],
    'ownDeletion.confirming': ['先确认再申请', 'Asked whether it is meant'],
    'ownDeletion.requesting': ['正在申请', 'Being asked for'],
    'ownDeletion.refused': ['申请未成，判断下一步', 'Refused: what now'],
    'ownDeletion.stale': ['登录过久，需重新登录', 'A fresh sign-in is needed'],
    'ownDeletion.requested': ['已申请，可保留账号', 'Asked for; the account can be kept'],
    'ownDeletion.keeping': ['正在撤销', 'Being taken back'],
  },
  events: {
    'deletion.retry': ['visitor', '会员重试或重新检查', 'The member tries or looks again'],
    'deletion.begin': ['visitor', '会员要申请注销', 'The member wants to delete the account'],
    'deletion.confirm': ['visitor', '会员勾选并确认', 'The member ticks the box and confirms'],
    'deletion.dismiss': ['visitor', '会员作罢', 'The member leaves it'],
    'deletion.keep': ['visitor', '会员保留账号', 'The member keeps the account'],
    'login.accept': ['visitor', '会员去重新登录', 'The member goes to sign in again'],
    'login.dismiss': ['visitor', '会员暂不登录', 'The member does not'],
  },
  actors: {
    fetchDeletion: [
      'server',
      '答复是否已申请、有何未结',
      'Answers whether it was asked for, and what is open',
    ],
    sendRequest: ['server', '受理注销申请', 'Takes the request'],
    sendCancel: ['server', '撤销注销申请', 'Takes it back'],
  },
  guards: {
    isKnown: ['已知已申请注销', 'It is known that it was asked for'],
    isRequested: ['已申请注销', 'It was asked for already'],
    isUnblocked: ['没有未结事项', 'Nothing holds it up'],
    isBlocked: ['有未结事项', 'Something holds it up'],
    isLeft: ['会员放弃了验证', 'The second factor was not brought'],
  },
})
