import type { ExamplesOf } from './example.ts'
import type * as site from './site.ts'

export const siteExamples: ExamplesOf<typeof site> = {
  getNavHeader: {
    sample: {},
    answer: () => [
      nav('首页', 'Home', '/home'),
      nav('会议', 'Conferences', '/conferences', [
        nav('正在进行', 'Ongoing', '/conferences?status=ongoing'),
        nav('即将召开', 'Upcoming', '/conferences?status=not_started'),
        nav('往届会议', 'Past', '/conferences?status=ended'),
      ]),
      nav('直播', 'Live', '/lives'),
      nav('视频', 'Videos', '/videos'),
      nav('头条', 'Headlines', '/news'),
      nav('会务管家', 'Conference services', '/butler'),
      nav('主办方中心', 'Organizers', 'https://organizer.symposium.example/', [], 1),
    ],
  },
  countCoupon: {
    sample: {
      website_url: 'https://a.example/',
      origin_url: 'https://b.example/',
      type: 'a',
      type_name: 'b',
      pid: '1',
    },
    answer: () => null,
  },
  getCountries: {
    sample: {},
    answer: (say) => [
      { country_name: say('中国', 'China'), sms: '86' },
      { country_name: say('中国香港', 'Hong Kong, China'), sms: '852' },
      { country_name: say('中国台湾', 'Taiwan, China'), sms: '886' },
      { country_name: say('日本', 'Japan'), sms: '81' },
      { country_name: say('新加坡', 'Singapore'), sms: '65' },
      { country_name: say('德国', 'Germany'), sms: '49' },
      { country_name: say('英国', 'United Kingdom'), sms: '44' },
      { country_name: say('美国', 'United States'), sms: '1' },
    ],
  },
  getSiteBase: {
    sample: {},
    answer: (say) => ({
      name: '',
      languages: ['zh', 'en'],
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
    }),
  },
  getNavFooter: {
    sample: {},
    answer: () => [
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
        ['会务管家', 'Conference services', '/butler'],
        ['学术头条', 'Headlines', '/news'],
      ]),
    ],
  },
  getLinks: {
    sample: {},
    answer: (say) => [
      { title: say('国家自然科学基金委员会', 'NSFC'), url: 'https://www.nsfc.gov.cn/' },
      { title: say('中国知网', 'CNKI'), url: 'https://www.cnki.net/' },
      { title: 'arXiv', url: 'https://arxiv.org/' },
    ],
  },
  getBanners: { sample: {}, answer: () => [] },
  getBanner: {
    sample: { banner_id: 1 },
    answer: (say) => ({
      id: 1,
      title: say('能源材料论坛早鸟票限时开放', 'Early-bird tickets for the energy forum'),
      image: '/covers/rays.svg',
      alt: say('放射状的光线', 'Rays of light'),
      url: '/bannerDetails?banner_id=1',
      content: say(
        '<p>即日起至会前 45 天，普通代表 1,200 元、学生代表 600 元。</p><ul><li>含会议资料与午餐、晚餐</li><li>会前 3 天可申请退款</li></ul>',
        '<p>Until 45 days before the conference: ¥1,200 for participants, ¥600 for students.</p><ul><li>With documents, lunches and dinners</li><li>Refunds until three days before</li></ul>',
      ),
      link: '/conferences/3',
      from: '2026-11-01',
      until: '2026-12-20',
    }),
  },
  getPrivacyPolicy: {
    sample: { version: 1 },
    answer: (say) => ({
      title: say('隐私政策', 'Privacy policy'),
      content: say(
        '<h2>我们收集哪些信息</h2><p>手机号、邮箱以及您在参会和投稿时填写的内容。</p><h2>学术资料保密</h2><p>未经您同意，不会公开您的稿件。</p>',
        '<h2>What we collect</h2><p>Your phone number, your email address, and what you enter when you join a conference or submit a paper.</p><h2>Confidentiality</h2><p>Your manuscripts are never made public without your consent.</p>',
      ),
      updated_at: '2026-09-01T00:00:00.000Z',
      version: 1,
      newest: 1,
    }),
  },
  getAgreement: {
    sample: { version: 1 },
    answer: (say) => ({
      title: say('用户协议', 'User agreement'),
      content: say(
        '<h2>一、服务内容</h2><p>本平台提供学术会议的浏览、参会、投稿与直播服务。</p><h2>二、账号</h2><p>请妥善保管您的账号与验证码。</p>',
        '<h2>1. The service</h2><p>The platform lets you browse and join academic conferences, submit papers and follow live broadcasts.</p><h2>2. Your account</h2><p>Keep your account and your codes to yourself.</p>',
      ),
      updated_at: '2026-09-01T00:00:00.000Z',
      version: 1,
      newest: 1,
    }),
  },
  getHelp: {
    sample: { name: 'modo' },
    answer: (say) => ({
      title: say('平台介绍', 'About the platform'),
      content: say(
        '<p>学术会议平台帮助您发现会议、提交论文、观看直播。</p><ol><li>登录账号</li><li>选择会议</li><li>报名或投稿</li></ol>',
        '<p>Find conferences, submit papers and follow live broadcasts.</p><ol><li>Sign in</li><li>Choose a conference</li><li>Register or submit</li></ol>',
      ),
      updated_at: '2026-09-01T00:00:00.000Z',
    }),
  },
  upload: {
    sample: { kind: 'avatar', content: 'data:image/png;base64,AAAA', name: 'a.png' },
    answer: () => ({ url: '/uploads/2f6a0c1eQz8Lr2kWb6yPjA.png' }),
  },
}

type Nav = ReturnType<(typeof siteExamples)['getNavHeader']['answer']>[number]
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
) => ({
  name,
  eng_name,
  nickname,
  child: links.map(([title, english, url]) => ({ name: title, eng_name: english, nickname: '', url })),
})
