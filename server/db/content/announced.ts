import type { PartContent, PartItem } from '../../../src/contract/siteParts.ts'

/** Banners and services of the demo, as an administrator would have published them. */

const banner = (id: number, fields: Record<string, string>): PartItem => ({
  id,
  fields: { url: '', content: '', eng_content: '', eng_image: '', from: '', until: '', ...fields },
  children: [],
})

export const banners: PartItem[] = [
  banner(1, {
    title: '会务管家：一站式办会服务',
    eng_title: 'Conference services: one contact for all of it',
    image: '/covers/seal.svg',
    alt: '印章与细线构成的抽象图案',
    eng_alt: 'An abstract drawing of a seal and hairlines',
    content:
      '<p>会务管家由专人负责，从方案、报价到现场执行只需对接一位联系人。服务项目包括：</p><ul><li>同声传译与现场速录；</li><li>直播、双机位拍摄与回放剪辑；</li><li>现场签到、胸牌与参会证书；</li><li>会议酒店的协议房与预订。</li></ul><p>提交需求后，我们会在一个工作日内与您联系。</p>',
    eng_content:
      '<p>One person is in charge, from plan and price to the work on site. The services are:</p><ul><li>interpreting and live captions;</li><li>live broadcasts, two cameras and edited recordings;</li><li>check-in, badges and certificates;</li><li>rooms at conference hotels.</li></ul><p>Send an enquiry, and we contact you within one working day.</p>',
    url: '/butler',
  }),
  banner(2, {
    title: '投稿季须知：模板、查重与截止日期',
    eng_title: 'Submission season: templates, similarity check, deadlines',
    image: '/covers/page.svg',
    alt: '由文字行组成的一页稿纸',
    eng_alt: 'A page made of lines of text',
    content:
      '<p>多数会议的投稿将在未来两个月内截止。提交前请完成三件事：</p><ol><li>下载会议的投稿模板，按模板排版；</li><li>用免费的 5,000 字符查重自查一遍；</li><li>核对全部作者的姓名、单位与邮箱。</li></ol><p>截止时间以会议页面所示的当地时间为准，逾期不再受理。</p>',
    eng_content:
      '<p>Most conferences close their submissions within the next two months. Do three things first:</p><ol><li>Download the template of the conference and use it;</li><li>run the free similarity check of 5,000 characters;</li><li>check the names, affiliations and addresses of all authors.</li></ol><p>Deadlines are in the local time that the page of the conference shows; nothing is accepted after them.</p>',
    url: '/conferences',
  }),
  banner(3, {
    title: '回放上线：同行评审人入门',
    eng_title: 'Now to watch: an introduction for peer reviewers',
    image: '/covers/rays.svg',
    alt: '从一点散开的光线',
    eng_alt: 'Rays that spread from one point',
    content:
      '<p>这段 29 分钟的入门视频介绍：</p><ol><li>收到审稿邀请后怎样判断是否接受；</li><li>一份有用的审稿意见包含什么；</li><li>怎样处理利益冲突与保密要求。</li></ol><p>所有会员均可免费观看，不占用免费观看次数。</p>',
    eng_content:
      '<p>This introduction of 29 minutes shows:</p><ol><li>how to decide on an invitation to review;</li><li>what a useful review contains;</li><li>how to deal with conflicts of interest and confidentiality.</li></ol><p>Every member may watch it, and it does not count against the free views.</p>',
    url: '/videos',
  }),
]

const service = (
  id: number,
  [name, eng_name]: readonly [string, string],
  [summary, eng_summary]: readonly [string, string],
  price = '',
  [unit, eng_unit]: readonly [string, string] = ['', ''],
): PartItem => ({
  id,
  fields: { name, eng_name, summary, eng_summary, price, unit, eng_unit },
  children: [],
})

export const butler: PartContent = {
  fields: {
    intro: '从选址、搭建到现场签到和会后归档，由一位管家全程对接。价格为起步价，最终以书面报价为准。',
    eng_intro:
      'One butler accompanies you from the choice of the venue to the check-in and the archive. Prices are where they begin; what counts is the written offer.',
  },
  items: [
    service(
      1,
      ['会议全案', 'Full service'],
      [
        '策划、场地、报名、投稿、现场与会后总结，一份合同。',
        'Planning, venue, registration, papers, the days themselves and the report: one contract.',
      ],
    ),
    service(
      2,
      ['同声传译', 'Simultaneous interpreting'],
      ['两名译员轮换，含箱式设备与技术员。', 'Two interpreters by turns, with booth and technician.'],
      '9800',
      ['场', 'session'],
    ),
    service(
      3,
      ['现场签到', 'Check-in at the door'],
      ['扫码签到、胸卡打印与引导，每天 8 小时。', 'Scanning, badges and ushers, eight hours a day.'],
      '2400',
      ['天', 'day'],
    ),
    service(
      4,
      ['会议直播', 'Live broadcast'],
      ['双机位拍摄、导播与回放剪辑。', 'Two cameras, a director, and the edited recording.'],
      '6800',
      ['天', 'day'],
    ),
    service(
      5,
      ['论文集编印', 'Proceedings'],
      ['排版、校对与 ISBN 申请，含电子版。', 'Layout, proofs and the ISBN, with the electronic edition.'],
      '120',
      ['页', 'page'],
    ),
    service(
      6,
      ['接送与住宿', 'Transfer and hotels'],
      ['接站、协议酒店与嘉宾行程。', 'Pick-up, contracted hotels and the schedules of guests.'],
    ),
  ],
}
