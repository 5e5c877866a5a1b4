import type { CallName, Calls } from '../src/contract/calls.ts'
import type { CallOutput } from '../src/contract/endpoint.ts'
import type { MessageLanguage } from '../server/shared/sentences/messages.ts'
import { commerceFixtures } from './commerceFixtures.ts'

/** The happy answer of every call. */
export type Fixtures = { readonly [K in CallName]: CallOutput<Calls[K]> }

/** The happy answers in one language; a new object each time, so that nobody's change reaches another story. */
export const fixturesFor = (language: MessageLanguage): Fixtures => {
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en)
  return {
    countUnread: 3,
    getNavHeader: [
      nav('首页', 'Home', '/home'),
      nav('会议', 'Conferences', '/conferences', [
        nav('正在进行', 'Ongoing', '/conferences?status=ongoing'),
        nav('即将召开', 'Upcoming', '/conferences?status=not_started'),
        nav('往届会议', 'Past', '/conferences?status=ended'),
      ]),
      nav('直播', 'Live', '/lives'),
      nav('视频', 'Videos', '/videos'),
      nav('头条', 'Headlines', '/news'),
      nav('会议管家', 'Conference butler', '/butler'),
      nav('主办方中心', 'Organizers', 'https://organizer.symposium.example/', [], 1),
    ],
    countCoupon: null,
    logout: null,
    getScene: { wechat_data: scene },
    checkScene: { status: 'waiting' },
    getLoginQrCode: { wechat_data: scene, image: svgImage },
    sendLoginCode: codeSent,
    loginByPhone: session,
    loginByPassword: session,
    sendEmailLoginCode: codeSent,
    loginByEmail: session,
    sendBindCode: codeSent,
    bindPhone: { ...session, loginauth: 0 },
    getCountries: [
      { country_name: say('中国', 'China'), sms: '86' },
      { country_name: say('中国香港', 'Hong Kong, China'), sms: '852' },
      { country_name: say('中国台湾', 'Taiwan, China'), sms: '886' },
      { country_name: say('日本', 'Japan'), sms: '81' },
      { country_name: say('新加坡', 'Singapore'), sms: '65' },
      { country_name: say('德国', 'Germany'), sms: '49' },
      { country_name: say('英国', 'United Kingdom'), sms: '44' },
      { country_name: say('美国', 'United States'), sms: '1' },
    ],
    getSubjects: [
      subject(1, say('计算机科学', 'Computer science'), [
        subject(11, say('人工智能', 'Artificial intelligence')),
        subject(12, say('计算机网络', 'Computer networks')),
        subject(13, say('软件工程', 'Software engineering')),
        subject(14, say('信息安全', 'Information security')),
      ]),
      subject(2, say('材料科学', 'Materials science'), [
        subject(21, say('纳米材料', 'Nanomaterials')),
        subject(22, say('高分子材料', 'Polymers')),
        subject(23, say('能源材料', 'Energy materials')),
      ]),
      subject(3, say('生命科学', 'Life sciences'), [
        subject(31, say('分子生物学', 'Molecular biology')),
        subject(32, say('神经科学', 'Neuroscience')),
      ]),
      subject(4, say('经济与管理', 'Economics and management'), [
        subject(41, say('金融学', 'Finance')),
        subject(42, say('供应链管理', 'Supply chain management')),
      ]),
    ],
    saveProfile: null,
    getSiteBase: {
      header_image: '',
      footer_image: '',
      customer_wechat: 'symposium-care',
      customer_qq: '800012345',
      hot_line: '400-000-1234',
      email: 'service@symposium.example',
      server_time: say('周一至周五 9:00–18:00', 'Mon–Fri 9:00–18:00 (UTC+8)'),
      wechat_code_img: '',
      conf_assistant: '',
      paper_assistant: '',
      copyright: say('© 2026 学术会议平台', '© 2026 Symposium'),
      beian: '京ICP备00000000号-1',
      address: say('北京市海淀区学院路 1 号', '1 Xueyuan Road, Haidian, Beijing'),
      map_url: 'https://www.openstreetmap.org/?mlat=39.99&mlon=116.35#map=15/39.99/116.35',
      organizer_url: 'https://organizer.symposium.example/',
      mobile_origin: '',
      sister_origins: ['https://organizer.symposium.example'],
    },
    getNavFooter: [
      column('关于我们', 'About us', 'about', [
        ['平台介绍', 'The platform', '/helpCenter/modo'],
        ['用户协议', 'User agreement', '/agreement'],
        ['隐私政策', 'Privacy policy', '/private'],
      ]),
      column('帮助中心', 'Help centre', 'help', [
        ['创建会议', 'Open a conference', '/helpCenter/openmeeting'],
        ['参加会议', 'Join a conference', '/helpCenter/joinmeeting'],
        ['投稿指南', 'Submit a paper', '/helpCenter/submitpaper'],
      ]),
      column('学术服务', 'Services', 'service', [
        ['会议管家', 'Conference butler', '/butler'],
        ['学术头条', 'Headlines', '/news'],
      ]),
    ],
    getLinks: [
      { title: say('国家自然科学基金委员会', 'NSFC'), url: 'https://www.nsfc.gov.cn/' },
      { title: say('中国知网', 'CNKI'), url: 'https://www.cnki.net/' },
      { title: 'arXiv', url: 'https://arxiv.org/' },
    ],
    getPrivacyPolicy: {
      title: say('隐私政策', 'Privacy policy'),
      content: say(
        '<h2>我们收集哪些信息</h2><p>手机号、邮箱以及您在参会和投稿时填写的内容。</p><h2>学术资料保密</h2><p>未经您同意，不会公开您的稿件。</p>',
        '<h2>What we collect</h2><p>Your phone number, your email address, and what you enter when you join a conference or submit a paper.</p><h2>Confidentiality</h2><p>Your manuscripts are never made public without your consent.</p>',
      ),
      updated_at: '2026-09-01T00:00:00.000Z',
    },
    getAgreement: {
      title: say('用户协议', 'User agreement'),
      content: say(
        '<h2>一、服务内容</h2><p>本平台提供学术会议的浏览、参会、投稿与直播服务。</p><h2>二、账号</h2><p>请妥善保管您的账号与验证码。</p>',
        '<h2>1. The service</h2><p>The platform lets you browse and join academic conferences, submit papers and follow live broadcasts.</p><h2>2. Your account</h2><p>Keep your account and your codes to yourself.</p>',
      ),
      updated_at: '2026-09-01T00:00:00.000Z',
    },
    getUserInfo: {
      id: 7,
      nickname: say('林知远', 'Zhiyuan Lin'),
      avatar: '',
      group_id: 1,
      sponsor_apply_status: 2,
      has_console: false,
    },
    getLiveInfo: {
      id: 1,
      title: say('大模型与科学发现：前沿报告会', 'Foundation models for scientific discovery'),
      own_title: '大模型与科学发现：前沿报告会',
      speaker: say('陈明 教授', 'Prof. Ming Chen'),
      status: 'ongoing',
      starts_at: '2026-11-21T01:00:00.000Z',
      cover: '',
      max_user: 500,
      member_count: 2,
      conference_id: 1,
      video_id: null,
    },
    sendEmailCode: codeSent,
    getMessageTypes: [
      { id: 1, name: '系统消息', eng_name: 'System', unread: 2 },
      { id: 2, name: '会议消息', eng_name: 'Conferences', unread: 1 },
    ],
    upload: { url: '/uploads/2f6a0c1eQz8Lr2kWb6yPjA.png' },
    getHelp: {
      title: say('平台介绍', 'About the platform'),
      content: say(
        '<p>学术会议平台帮助您发现会议、提交论文、观看直播。</p><ol><li>登录账号</li><li>选择会议</li><li>报名或投稿</li></ol>',
        '<p>Find conferences, submit papers and follow live broadcasts.</p><ol><li>Sign in</li><li>Choose a conference</li><li>Register or submit</li></ol>',
      ),
      updated_at: '2026-09-01T00:00:00.000Z',
    },
    shareMeal: { share_code: 'M8Q2-7KXD', expires_at: '2026-11-22T04:00:00.000Z' },
    claimMeal: { meal_id: 41 },
    listVideoHistory: {
      list: [
        {
          id: 1,
          title: say('如何写好一篇综述', 'Writing a good review article'),
          speaker: say('王若兰 副教授', 'Ruolan Wang'),
          cover: '',
          watched_at: '2026-11-18T12:30:00.000Z',
          duration: 2710,
          position: 754,
        },
        {
          id: 2,
          title: say('审稿人视角：怎样回复审稿意见', 'Answering reviewers: a view from the other side'),
          speaker: say('李若谷 教授', 'Prof. Ruogu Li'),
          cover: '',
          watched_at: '2026-11-12T03:10:00.000Z',
          duration: 1985,
          position: 1985,
        },
      ],
      ...onePage(2),
    },
    listLiveHistory: {
      list: [
        {
          id: 1,
          title: say('大模型与科学发现：前沿报告会', 'Foundation models for scientific discovery'),
          speaker: say('陈明 教授', 'Prof. Ming Chen'),
          cover: '',
          watched_at: '2026-11-19T02:00:00.000Z',
          status: 'ongoing',
          video_id: null,
        },
        {
          id: 5,
          title: say('单细胞测序数据分析实战', 'Hands-on analysis of single-cell data'),
          speaker: say('王若琳 副教授', 'Assoc. Prof. Ruolin Wang'),
          cover: '',
          watched_at: '2026-10-29T06:00:00.000Z',
          status: 'ended',
          video_id: 2,
        },
      ],
      ...onePage(2),
    },
    getUserSig: {
      kind: 'embedded',
      sdkAppId: 0,
      userId: 'u_7',
      userSig: '',
      expire: 7200,
      privateMapKey: '',
      strRoomId: '1',
      groupId: 'live_1',
      playerDomain: '',
      streamId: 'live_1',
    },
    joinLiveRoom: {
      ticket: 'eyJyIjoiMSJ9.b3kq8V1m2xZ0c7dT5hYw9uL4aRfNpEsJ',
      socket: '/live/ws',
      kind: 'embedded',
      role: 'member',
      guest: null,
      room: {
        roomId: '1',
        roomName: say('大模型与科学发现：前沿报告会', 'Foundation models for scientific discovery'),
        liveStage: 'ongoing',
        lineType: 'cdn',
        userInfo: { userId: 'u_7', userName: say('林知远', 'Zhiyuan Lin'), userAvatar: '' },
        anchorUserId: 'u_2',
        funderUserId: null,
        memberList: [
          { userId: 'u_2', userName: say('陈明 教授', 'Prof. Ming Chen'), userAvatar: '' },
          { userId: 'u_7', userName: say('林知远', 'Zhiyuan Lin'), userAvatar: '' },
        ],
        memberCount: 2,
        groupMuted: false,
        memberMuted: false,
        linkMicUserId: null,
        funderMicStatus: false,
        linkMicWaitTime: 10,
        max_user: 500,
        bg_image: '',
        cloud_bg_image: '',
        out_pop_image: '',
        live_image: '',
        playerDomain: '',
        playStreamType: 'hls',
        clarityLimit: { maxHeight: 1080, maxKbps: 2500 },
      },
    },
    updateLiveAnchor: null,
    removeUser: null,
    updateLiveStatus: null,
    updateSetStatus: null,
    getMp3: { url: '/sounds/live.wav' },
    loginByScene: session,
    openScene: {
      status: 'scanned',
      device: 'Chrome · Windows',
      requested_at: '2026-11-21T02:00:00.000Z',
    },
    sendSceneCode: codeSent,
    confirmScene: { status: 'confirmed' },
    issueTicket: { ticket: 'b3kq8V1m2xZ0c7dT5hYw9uL4aRfNpEsJ', expires_in: 60 },
    listConferences: {
      list: [
        {
          id: 1,
          title: say(
            '2026 国际人工智能与科学计算会议',
            'International Conference on AI and Scientific Computing 2026',
          ),
          subject: say('计算机科学', 'Computer science'),
          place: say('北京', 'Beijing'),
          starts_at: '2026-12-04T01:00:00.000Z',
          ends_at: '2026-12-06T09:00:00.000Z',
          submission_deadline: '2026-11-28T15:59:59.000Z',
          status: 'not_started',
          cover: '',
        },
        {
          id: 2,
          title: say('第七届能源材料学术研讨会', 'Seventh Symposium on Energy Materials'),
          subject: say('材料科学', 'Materials science'),
          place: say('上海', 'Shanghai'),
          starts_at: '2026-11-20T01:00:00.000Z',
          ends_at: '2026-11-22T09:00:00.000Z',
          submission_deadline: '2026-10-15T15:59:59.000Z',
          status: 'ongoing',
          cover: '',
        },
        {
          id: 3,
          title: say('神经科学青年学者论坛', 'Forum of Young Neuroscientists'),
          subject: say('生命科学', 'Life sciences'),
          place: say('杭州', 'Hangzhou'),
          starts_at: '2027-01-15T01:00:00.000Z',
          ends_at: '2027-01-16T09:00:00.000Z',
          submission_deadline: null,
          status: 'not_started',
          cover: '',
        },
      ],
      ...onePage(3),
    },
    listLives: {
      list: [
        {
          id: 1,
          title: say('大模型与科学发现：前沿报告会', 'Foundation models for scientific discovery'),
          speaker: say('陈明 教授', 'Prof. Ming Chen'),
          starts_at: '2026-11-21T01:00:00.000Z',
          status: 'ongoing',
          cover: '',
          video_id: null,
        },
        {
          id: 2,
          title: say('固态电池的界面问题', 'Interfaces in solid-state batteries'),
          speaker: say('周晓岚 研究员', 'Dr. Xiaolan Zhou'),
          starts_at: '2026-11-25T06:00:00.000Z',
          status: 'not_started',
          cover: '',
          video_id: null,
        },
      ],
      ...onePage(2),
    },
    listVideos: {
      list: [
        {
          id: 1,
          title: say('如何写好一篇综述', 'Writing a good review article'),
          speaker: say('王思齐 副教授', 'Assoc. Prof. Siqi Wang'),
          duration: 2710,
          views: 12840,
          cover: '',
        },
        {
          id: 2,
          title: say('审稿人视角：怎样回复审稿意见', 'Answering reviewers: a view from the other side'),
          speaker: say('李若谷 教授', 'Prof. Ruogu Li'),
          duration: 1985,
          views: 9312,
          cover: '',
        },
      ],
      ...onePage(2),
    },
    getVideo: {
      id: 1,
      title: say('如何写好一篇综述', 'Writing a good review article'),
      speaker: say('王思齐 副教授', 'Assoc. Prof. Siqi Wang'),
      duration: 2710,
      views: 12840,
      cover: '',
      published_at: '2026-11-10T02:00:00.000Z',
      is_free: true,
      has_recording: true,
      live_id: 5,
      member: { unlocked: false, position: 0, free_left: 7 },
    },
    openVideo: {
      playlist: '/sample/47.m3u8',
      position: 0,
      free_left: 6,
      opened_at: '2026-11-21T02:00:00.000Z',
    },
    saveVideoPosition: { position: 60 },
    listNews: {
      list: [
        {
          id: 1,
          title: say('2027 年度会议征集启动', 'Call for conferences 2027 opens'),
          summary: say(
            '主办方可自即日起提交 2027 年度会议计划。',
            'Organizers may submit their plans for 2027 from today.',
          ),
          published_at: '2026-11-16T02:00:00.000Z',
          cover: '',
        },
        {
          id: 2,
          title: say('平台上线英文界面', 'The platform now speaks English'),
          summary: say(
            '海外学者可以全程使用英文完成报名与投稿。',
            'Scholars abroad can register and submit in English throughout.',
          ),
          published_at: '2026-11-10T02:00:00.000Z',
          cover: '',
        },
      ],
      ...onePage(2),
    },
    ...commerceFixtures(say),
  }
}

const codeSent = { resend_after: 60, expires_in: 300 }

const session = {
  token: 'q1W9dXk2Vb7LrN4sT8yZ0pEuGhJc5mAfR3oKxQiUnBw',
  sign: 'Zk3R8vD1yN6tQ0sXb5Lw2uJc9hGf4aMeP7oKxViUrBn',
  user_id: 7,
  loginauth: 1 as const,
}

const scene = {
  scene_value: 'nT4vX0cQz8Lr2kWb6yPj1A',
  qr_code_url: 'https://symposium.example/scan/nT4vX0cQz8Lr2kWb6yPj1A',
  expires_in: 300,
}

const svgImage =
  'data:image/svg+xml;utf8,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h2v2h-2zM5 1h2v2h-2zM1 5h2v2h-2z"/></svg>',
  )

type Nav = Fixtures['getNavHeader'][number]
const nav = (
  name: string,
  eng_name: string,
  url: string,
  second: Nav[] = [],
  is_website: 0 | 1 = 0,
): Nav => ({
  name,
  eng_name,
  url,
  is_website,
  second,
})

const column = (
  name: string,
  eng_name: string,
  nickname: string,
  links: ReadonlyArray<readonly [string, string, string]>,
): Fixtures['getNavFooter'][number] => ({
  name,
  eng_name,
  nickname,
  child: links.map(([title, english, url]) => ({ name: title, eng_name: english, nickname: '', url })),
})

type Subject = Fixtures['getSubjects'][number]
const subject = (id: number, name: string, child: Subject[] = []): Subject => ({ id, name, child })

const onePage = (total: number) => ({ total, page: 1, page_size: 12 })
