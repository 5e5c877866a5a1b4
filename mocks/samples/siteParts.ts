import type { SitePartState, SiteVersion } from '../../src/contract/siteAdmin.ts'
import type { PartContent, PartItem, SitePart } from '../../src/contract/siteParts.ts'
import { tidyPart } from '../../src/contract/siteParts.ts'
import { fixturesFor } from '../fixtures.ts'

const item = (fields: Record<string, string>, children: PartItem[] = [], id = 0): PartItem => ({
  id,
  fields,
  children,
})
const link = (name: string, eng_name: string, url: string) => item({ name, eng_name, url })

const contents: Readonly<Record<SitePart, PartContent>> = {
  config: {
    fields: {
      name: '学术会议平台',
      eng_name: 'Symposium',
      languages: 'zh,en',
      hot_line: '400-000-1234',
      email: 'service@symposium.example',
      server_time: '周一至周五 9:00–18:00',
      eng_server_time: 'Monday to Friday, 9:00–18:00 (UTC+8)',
      address: '北京市海淀区学院路 1 号',
      eng_address: '1 Xueyuan Road, Haidian, Beijing',
      map_url: 'https://www.openstreetmap.org/?mlat=39.99&mlon=116.35',
      customer_qq: '800012345',
      wechat_code_img: '/qr/account.svg',
      copyright: '© 2026 学术会议平台',
      eng_copyright: '© 2026 Symposium',
      beian: '京ICP备00000000号-1',
      organizer_url: '/organizer',
    },
    items: [],
  },
  header: {
    fields: {},
    items: [
      link('首页', 'Home', '/home'),
      item({ name: '会议', eng_name: 'Conferences', url: '/conferences' }, [
        link('全部会议', 'All conferences', '/conferences'),
        link('如何参会', 'Attend a conference', '/helpCenter/joinmeeting'),
      ]),
      link('直播', 'Live', '/lives'),
    ],
  },
  footer: {
    fields: {},
    items: [
      item({ name: '帮助', eng_name: 'Help', nickname: 'help' }, [
        link('帮助中心', 'Help centre', '/helpCenter/modo'),
      ]),
    ],
  },
  links: fixturesFor('zh').getSitePart.content,
  butler: {
    fields: {
      intro: '从选址、搭建到现场签到，一位管家全程负责。',
      eng_intro: 'One butler for all of it, from the venue to the check-in at the door.',
    },
    items: [
      item(
        {
          name: '同声传译',
          eng_name: 'Simultaneous interpreting',
          summary: '两名译员轮换，含箱式设备。',
          eng_summary: 'Two interpreters by turns, with a booth.',
          price: '9800',
          unit: '场',
          eng_unit: 'session',
        },
        [],
        1,
      ),
      item({ name: '会议全案', eng_name: 'Full service' }, [], 2),
    ],
  },
  banners: {
    fields: {},
    items: [
      item({
        title: '2026 学术年会季',
        eng_title: 'The season of annual conferences 2026',
        image: '/covers/page.svg',
        alt: '翻开的论文集',
        eng_alt: 'Open proceedings',
        url: '/conferences',
        from: '2026-11-01',
        until: '2026-12-31',
      }),
    ],
  },
  subjects: {
    fields: {},
    items: [
      item(
        { name: '工学', eng_name: 'Engineering' },
        [item({ name: '计算机', eng_name: 'Computer science' }, [], 11)],
        1,
      ),
      item({ name: '理学', eng_name: 'Science' }, [item({ name: '物理', eng_name: 'Physics' }, [], 21)], 2),
    ],
  },
  agreement: {
    fields: {
      title: '用户协议',
      eng_title: 'User agreement',
      content: '<h2>一、服务内容</h2><p>本平台提供学术会议的浏览、参会、投稿与直播服务。</p>',
      eng_content: '<h2>1. The service</h2><p>Conferences, submissions and live broadcasts.</p>',
    },
    items: [],
  },
  private: {
    fields: {
      title: '隐私政策',
      eng_title: 'Privacy policy',
      content: '<p>未经您同意，不会公开您的稿件。</p>',
      eng_content: '<p>Your manuscripts are never made public without your consent.</p>',
    },
    items: [],
  },
}

/** A part as an administrator finds it. */
export const partAt = (part: SitePart, more: Partial<SitePartState> = {}): SitePartState => ({
  ...fixturesFor('zh').getSitePart,
  part,
  content: tidyPart(part, contents[part]),
  uses: part === 'subjects' ? { 11: 3 } : {},
  ...more,
})

/** Its first version, of which one text differs. */
export const firstVersionOf = (part: SitePart): SiteVersion => {
  const { uses: _uses, stale: _stale, members: _members, ...state } = partAt(part)
  const name = part === 'config' ? 'hot_line' : 'title'
  const fields = name in state.content.fields ? { ...state.content.fields, [name]: '400-800-0000' } : {}
  return {
    ...state,
    ...fixturesFor('zh').getSiteVersion,
    part,
    content: { fields, items: state.content.items.slice(0, 1) },
  }
}
