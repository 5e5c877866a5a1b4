import { words } from '../../shared/words.ts'

export const certificate = words({
  area: 'commerce',
  rank: 13,
  title: ['证书', 'Certificate'],
  purpose: [
    '参会、发表或审稿的证明：满足条件后签发为 PDF，任何人都能凭编号核验；有误可以撤销。',
    'Proof that somebody took part, published or reviewed: earned, issued as a PDF that anybody can check by its code, and revoked if it is wrong.',
  ],
  rules: ['TKT-02'],
  states: {
    'certificate.not_eligible': ['尚未满足条件', 'Not earned yet'],
    'certificate.earned': ['待会议发放', 'Earned, waits for the conference'],
    'certificate.eligible': ['可以签发', 'Earned, not issued'],
    'certificate.issued': ['已签发', 'Issued'],
    'certificate.revoked': ['已撤销', 'Revoked'],
  },
  events: {
    'certificate.earn': [
      'server',
      '服务器确认条件已满足：已签到、论文已录用，或审稿已获主办方确认',
      'The server sees that it is earned: signed in, the paper was accepted, or a review was acknowledged',
    ],
    'certificate.open': [
      'server',
      '会议规定的发放时间已到，服务器通知本人领取',
      'The time that the conference has set has come, and the server tells the owner',
    ],
    'certificate.collect': ['owner', '本人领取', 'The owner receives it'],
    'certificate.issue': ['organizer', '主办方或服务器签发', 'The organizer or the server issues it'],
    'certificate.revoke': [
      'organizer',
      '主办方或平台管理员撤销证书，并填写原因',
      'The organizer, or an administrator, revokes it and says why',
    ],
  },
  guards: {
    isOpen: ['会议规定的发放时间已到', 'The time that the conference has set has come'],
    isEarned: ['证书所证明的事情确实发生了', 'What the certificate states has happened'],
  },
  excused: {
    deadEnd: {
      'certificate.revoked': [
        '撤销是公开的，核验页一直显示“已撤销”；更正需另发一张。',
        'A revocation is public and the page that checks it goes on saying so; a correction is another certificate.',
      ],
    },
  },
})
