import { screen, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, refusalResponse, refuse } from '../../mocks/handlers.ts'
import { readCookie } from '../../src/services/cookies.ts'
import { element, pageActions, openDialog, userMenu } from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { user as member } from '../../mocks/samples/payloads.ts'
import { session } from '../../workbench/harness/stage/createStage.tsx'
import { openStage } from '../support/stage.tsx'
import type { TestOptions } from '../support/stage.tsx'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'

const open = async (options: TestOptions) => {
  const stage = await openStage(options)
  return { stage, ...pageActions(stage) }
}
const header = () => element<HTMLElement>('header')
const footer = () => element<HTMLElement>('footer')
/** An element that only keeps its place does not count. */
const theHeaderSays = (text: string) => until(() => expect(header().innerText).toContain(text))
const fixtures = fixturesFor('zh')

describe('languages', () => {
  it('[I18N-01] the header switches the language without a new document, and it is remembered', async () => {
    const { stage, press } = await open({ at: '/login' })
    const page = document.querySelector('main')
    await theHeaderSays('登录创建会议')
    await press('shell.locale')
    await theHeaderSays('Sign in to Create Conf')
    expect(document.querySelector('main')).toBe(page)
    expect([stage.reloads, readCookie('locale')]).toEqual([0, 'en'])
    await stage.reload()
    await theHeaderSays('Sign in to Create Conf')
    await press('shell.locale')
    await theHeaderSays('登录创建会议')
    expect(readCookie('locale')).toBe('zh-CN')
  })

  it('[I18N-02] the title of the document names what the page is about, in the language of now', async () => {
    const { stage, press } = await open({ at: '/conferences' })
    await until(() => expect(element('main').querySelector('article')).not.toBeNull())
    stage.services.go.to('/conferences/3')
    const about = (language: 'zh' | 'en') => fixturesFor(language).getConference.title
    await until(() => expect(document.title).toBe(`${about('zh')} · 会序`))
    await press('shell.locale')
    await until(() => expect(document.title).toBe(`${about('en')} · Symposium`))
    stage.services.go.to('/login')
    await until(() => expect(document.title).toBe('Sign in · Symposium'))
  })

  it.each(['', 'fr', '%', 'EN'])('[I18N-01] the unreadable value "%s" is zh-CN', async (stored) => {
    document.cookie = `locale=${stored}; Path=/`
    await open({ at: '/404' })
    await theHeaderSays('登录创建会议')
    expect(document.documentElement.lang).toBe('zh-CN')
  })

  it('[I18N-01] a form keeps what was typed while the language changes', async () => {
    const { openTab, press, fillPassword } = await open({ at: '/login' })
    await openTab('password')
    await fillPassword()
    await press('shell.locale')
    await theHeaderSays('Sign in to Create Conf')
    expect(Object.fromEntries(new FormData(element<HTMLFormElement>('main form')))).toEqual({
      account: '13800138000',
      password: 'secret-1',
    })
  })

  it('[I18N-02] <html lang>, the header lang, dates and numbers follow the language', async () => {
    const { press } = await open({ at: '/home' })
    await until(() => expect(element('main').textContent).toMatch(/2026\D12\D4/))
    expect(document.documentElement.lang).toBe('zh-CN')
    const asked = async (after: number) => {
      const sent = (await network.sent()).filter(({ headers }) => Number(headers.get('x-id')) > after)
      return new Set(sent.map(({ headers }) => headers.get('lang')))
    }
    expect(await asked(0)).toEqual(new Set(['zh-CN']))
    const before = network.departed
    await press('shell.locale')
    await until(() => expect(element('main').textContent).toMatch(/Dec 4 – 6, 2026/))
    await until(() => expect(element('main').textContent).toContain('12,840 views'))
    await until(() => expect(document.documentElement.lang).toBe('en'))
    // Its texts are fetched beside those of the page.
    await until(() => expect(document.title).toMatch(/^Home/))
    await until(async () => expect(await asked(before)).toEqual(new Set(['en'])))
  })
})

describe('the header', () => {
  it.each([
    [
      'zh-CN',
      ['首页', '会议', '直播', '视频', '头条', '会务管家', '主办方中心'],
      ['正在进行', '即将召开', '往届会议'],
    ],
    [
      'en',
      ['Home', 'Conferences', 'Live', 'Videos', 'Headlines', 'Conference services', 'Organizers'],
      ['Ongoing', 'Upcoming', 'Past'],
    ],
  ] as const)('[HDR-01] shows the navigation of the server in %s', async (locale, names, second) => {
    const { stage } = await open({ at: '/404', locale })
    await theHeaderSays(names[0])
    const nav = element('header nav')
    const entries = [...nav.querySelectorAll('ul > li')].filter(
      (entry) => entry.closest('details') === null && entry.querySelector('summary, a') !== null,
    )
    expect(entries.map((entry) => entry.querySelector('summary, a')?.textContent)).toEqual(names)
    await stage.user.click(within(header()).getByText(names[1]))
    const links = [...nav.querySelectorAll<HTMLAnchorElement>('details[open] a')]
    expect(links.map(({ textContent }) => textContent)).toEqual(second)
    expect(links[0]?.getAttribute('href')).toBe('/conferences?status=ongoing')
  })

  it('[HDR-01] is_website decides between a path of this site and an address elsewhere', async () => {
    const { stage } = await open({ at: '/404', locale: 'en' })
    await theHeaderSays('Headlines')
    const link = (name: string) => within(header()).getByRole<HTMLAnchorElement>('link', { name })
    expect(link('Organizers').href).toBe('https://organizer.symposium.example/')
    expect(link('Live').href).toBe(`${location.origin}/lives`)
    await stage.user.click(link('Live'))
    await until(() => expect(location.pathname).toBe('/lives'))
    expect(stage.reloads).toBe(0)
  })

  it.each([
    ['zh-CN', '登录创建会议', '登录/注册'],
    ['en', 'Sign in to Create Conf', 'Sign in / Register'],
  ] as const)('[HDR-02] offers a guest the login in %s', async (locale, create, login) => {
    await open({ at: '/404', locale })
    await theHeaderSays(create)
    const link = within(header()).getByRole<HTMLAnchorElement>('link', { name: login })
    expect(link.pathname + link.search).toBe('/login?url=%2F404')
    expect(header().querySelector('details summary img, details summary ~ * button')).toBeNull()
  })

  it('[HDR-02] offers a member their menu', async () => {
    const { stage } = await open({ at: '/404', signedIn: true })
    await theHeaderSays('林知远')
    expect(header().textContent).not.toContain('登录/注册')
    within(header()).getByRole('button', { name: '创建会议' })
    await stage.user.click(element('summary', userMenu()))
    const menu = element('ul', userMenu())
    expect(
      [...menu.querySelectorAll('a, button')].map((entry) => [entry.textContent, entry.getAttribute('href')]),
    ).toEqual([
      ['个人中心', '/personal'],
      ['主办方中心', null],
      ['账号管理', '/account'],
      ['账号安全', '/account/security'],
      [expect.stringContaining('消息'), '/message'],
      ['退出登录', null],
    ])
  })

  it.each([
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '···'],
    [12_345, '···'],
  ])('[HDR-03] shows %s unread messages as %s', async (unread, shown) => {
    network.use(answer('countUnread', unread))
    const { stage } = await open({ at: '/404', signedIn: true })
    await until(() => expect(stage.actor('session').getSnapshot().context.unread).toBe(unread))
    await theHeaderSays('林知远')
    await network.sent()
    const count = header().querySelector('a[href="/message"] span[aria-hidden="true"]')
    expect(count?.textContent ?? null).toBe(shown)
    const summary = element('summary', userMenu())
    expect(summary.textContent?.includes('未读消息')).toBe(unread > 0)
    // The first letter of the name, and the dot on it.
    expect(summary.firstElementChild?.childElementCount).toBe(unread > 0 ? 2 : 1)
  })

  it('[HDR-04] signing out tells the server, forgets the session and shows the guest header', async () => {
    const { stage, press } = await open({ at: '/404', signedIn: true })
    await theHeaderSays('林知远')
    localStorage.setItem('user', '{"nickname":"林知远"}')
    await stage.user.click(element('summary', userMenu()))
    await press('shell.user.signOut')
    await theHeaderSays('登录创建会议')
    const ends = await network.sent('logout')
    expect(
      ends.map(({ headers }) => [headers.get('token'), headers.get('sign'), headers.get('uid')]),
    ).toEqual([[session.token, session.sign, session.uid]])
    expect(Object.keys(session).map(readCookie)).toEqual([null, null, null])
    expect(localStorage.getItem('user')).toBeNull()
    await stage.reload()
    await theHeaderSays('登录创建会议')
  })

  it('[HDR-04] signing out works without an answer of the server', async () => {
    network.hold('logout')
    const { stage, press } = await open({ at: '/404', signedIn: true })
    await theHeaderSays('林知远')
    await stage.user.click(element('summary', userMenu()))
    await press('shell.user.signOut')
    await until(() => expect(Object.keys(session).map(readCookie)).toEqual([null, null, null]))
  })
})

describe('the footer', () => {
  const picture = 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'

  it('[FTR-01] shows what the server configures', async () => {
    network.use(
      answer('getSiteBase', {
        ...fixtures.getSiteBase,
        footer_image: picture,
        wechat_code_img: picture,
        conf_assistant: picture,
        paper_assistant: picture,
      }),
    )
    const { stage, press } = await open({ at: '/404' })
    const { hot_line, email, server_time, copyright, beian, map_url, customer_qq } = fixtures.getSiteBase
    await until(() => expect(footer().textContent).toContain(copyright))
    expect(element<HTMLImageElement>('footer img').src).toBe(new URL(picture).href)
    const links = [...footer().querySelectorAll('a')].map((link) => link.getAttribute('href'))
    for (const column of fixtures.getNavFooter) {
      const nav = screen.getByRole('navigation', { name: column.name })
      expect(
        [...nav.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual(column.child.map(({ name, url }) => [name, url]))
    }
    expect(links).toEqual(
      expect.arrayContaining([
        `tel:${hot_line.replaceAll('-', '')}`,
        `mailto:${email}`,
        map_url,
        '/helpCenter/modo',
        ...fixtures.getLinks.map(({ url }) => url),
        expect.stringContaining(`uin=${customer_qq}`),
      ]),
    )
    for (const text of [hot_line, email, server_time, beian]) expect(footer().textContent).toContain(text)

    await press('shell.picture.conf')
    await until(() => expect(openDialog()?.querySelector('img')?.src).toBe(new URL(picture).href))
    await stage.user.keyboard('{Escape}')
    await until(() => expect(openDialog()).toBeNull())

    const toTop = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined)
    await press('shell.top')
    expect(toTop).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
    toTop.mockRestore()
  })
})

describe('the configuration of the site', () => {
  it('[CFG-01] is shown at once on the next visit, while it refreshes', async () => {
    const { stage } = await open({ at: '/404' })
    await until(() => expect(footer().textContent).toContain('400-000-1234'))
    const fresh = network.hold('getSiteBase')
    await stage.reload()
    expect(footer().textContent).toContain('400-000-1234')
    await fresh.answer(answerResponse('getSiteBase', { ...fixtures.getSiteBase, hot_line: '400-000-9999' }))
    await until(() => expect(footer().textContent).toContain('400-000-9999'))
    await stage.reload()
    expect(footer().textContent).toContain('400-000-9999')
  })

  it.each([
    ['zh-CN', '初始化配置失败'],
    ['en', 'initialisation config failed'],
  ] as const)(
    '[CFG-01] a refused refresh says so in %s and keeps the cached one',
    async (locale, sentence) => {
      const { stage } = await open({ at: '/404', locale })
      await until(() => expect(footer().textContent).toContain('400-000-1234'))
      network.use(refuse('getNavHeader', 'fault'))
      await stage.reload()
      await toast(sentence)
      expect(footer().textContent).toContain('400-000-1234')
      expect(header().textContent).toContain(locale === 'en' ? 'Conferences' : '会议')
    },
  )
})

describe('a page that arrives late', () => {
  it('[NAV-06] says so after 120 s and can be loaded again; it is never blank', async () => {
    const { stage, press } = await open({ at: '/404', lazily: true, holdsChunks: true })
    const main = element('main')
    expect(main.querySelector('[aria-busy="true"]')).not.toBeNull()
    stage.clock.increment(119_999)
    expect(main.querySelector('[aria-busy="true"]')).not.toBeNull()
    stage.clock.increment(1)
    await until(() => expect(main.textContent).toContain('页面迟迟没有加载出来'))
    await press('state.retry')
    await until(() => expect(main.querySelector('[aria-busy="true"]')).not.toBeNull())
    stage.chunks.arrive()
    await until(() => expect(main.querySelector('h1')?.textContent).toBe(stage.say('page.404.title')))
    expect(stage.reloads).toBe(0)
  })
})

describe('an expired session', () => {
  const atHome = async (options: Partial<TestOptions> = {}) => {
    const news = network.hold('listNews')
    const opened = await open({ at: '/home?tab=2', signedIn: true, ...options })
    await theHeaderSays(options.locale === 'en' ? 'Zhiyuan Lin' : '林知远')
    return { ...opened, news }
  }
  const boxes = () => document.querySelectorAll('[role="alertdialog"][data-state="open"]')

  it.each([
    ['zh-CN', 'sessionExpired', '登录已过期，请重新登录！'],
    ['en', 'signedOut', 'Login has expired! Please login again!'],
  ] as const)(
    '[SES-03] in %s, %s: everything is forgotten, and one question asked',
    async (locale, reason, question) => {
      const { news, answer: press } = await atHome({ locale })
      localStorage.setItem('user', '{}')
      await news.answer(refusalResponse(reason))
      await until(() => expect(openDialog()?.textContent).toContain(question))
      expect(Object.keys(session).map(readCookie)).toEqual([null, null, null])
      expect(localStorage.getItem('user')).toBeNull()
      await until(async () => expect(await network.sent('logout')).toHaveLength(1))
      await press('shell.confirm')
      await until(() => expect(location.pathname).toBe('/login'))
      expect(openDialog()).toBeNull()
    },
  )

  it('[SES-03] cancel reloads', async () => {
    const { stage, news, answer: press } = await atHome()
    await news.answer(refusalResponse('sessionExpired'))
    await until(() => expect(openDialog()).not.toBeNull())
    await press('shell.cancel')
    await until(() => expect(stage.reloads).toBe(1))
    expect(location.pathname).toBe('/home')
  })

  it('[SES-04] after HTTP 401 the box has neither cancel nor close, and leads to the login', async () => {
    const { stage, news, answer: press } = await atHome()
    await news.answer(new Response('401 Unauthorized', { status: 401 }))
    await until(() => expect(openDialog()).not.toBeNull())
    expect(
      [...(openDialog()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['确定'])
    await stage.user.keyboard('{Escape}')
    await stage.user.click(document.body)
    expect(boxes()).toHaveLength(1)
    expect(Object.keys(session).map(readCookie)).toEqual([null, null, null])
    await press('shell.confirm')
    await until(() => expect(location.pathname).toBe('/login'))
  })

  it.each([
    '/agreement',
    '/private',
    '/helpCenter/modo',
    '/202',
    '/203',
    '/404',
    '/reviewed',
    '/liveDetails?live_id=1',
  ])('[SES-05] %s shows no box', async (at) => {
    const { stage } = await open({ at, signedIn: true })
    await theHeaderSays('林知远')
    network.use(refuse('getUserInfo', 'sessionExpired'))
    const { button } = pageActions(stage)
    await stage.user.click(await button('shell.create'))
    await until(() => expect(openDialog()?.textContent).toContain('请先登录'))
    expect(stage.actor('session').getSnapshot().hasTag('dialog')).toBe(false)
    expect(readCookie('token')).toBe(session.token)
  })

  it('[SES-06] ten calls that expire together show one box, once', async () => {
    const { stage, news, answer: press } = await atHome()
    const { api } = stage.services
    const { listNews } = await import('../../src/contract/catalogue.ts')
    const ten = Array.from({ length: 9 }, () => api.call(listNews, {}).catch(() => 'expired'))
    await until(() => expect(news.count).toBe(10))
    await news.answer(refusalResponse('sessionExpired'))
    expect(await Promise.all(ten)).toEqual(Array.from({ length: 9 }, () => 'expired'))
    await until(() => expect(boxes()).toHaveLength(1))
    await press('shell.confirm')
    await until(() => expect(location.pathname).toBe('/login'))
    expect(boxes()).toHaveLength(0)
    await until(async () => expect(await network.sent('logout')).toHaveLength(1))
  })

  it('[SES-07] at start the current user is requested; a failure leaves a guest', async () => {
    network.use(refuse('getUserInfo', 'fault'))
    await open({ at: '/404', signedIn: true })
    await theHeaderSays('登录创建会议')
    expect(await network.sent('getUserInfo')).toHaveLength(1)
    expect(openDialog()).toBeNull()
  })

  it('[SES-08] after logging in again the visitor is back where they were', async () => {
    const { news, answer: press, openTab, tickTerms, fillPassword, submit } = await atHome()
    await news.answer(refusalResponse('sessionExpired'))
    await until(() => expect(openDialog()).not.toBeNull())
    await press('shell.confirm')
    await until(() => expect(location.pathname + location.search).toBe('/login?url=%2Fhome%3Ftab%3D2'))
    await openTab('password')
    await tickTerms()
    await fillPassword()
    await submit()
    await until(() => expect(location.pathname + location.search).toBe('/home?tab=2'))
    await theHeaderSays('林知远')
  })

  it('[SES-08] a guest who opens a page for members comes back to it', async () => {
    const { openTab, tickTerms, fillPassword, submit } = await open({ at: '/personal/myconf?page=2' })
    await until(() => expect(location.pathname).toBe('/login'))
    await openTab('password')
    await tickTerms()
    await fillPassword()
    await submit()
    await until(() => expect(location.pathname + location.search).toBe('/personal/myconf?page=2'))
  })
})

describe('a sign-in while the first question is under way', () => {
  it('is asked about again: the old answer would be about another user', async () => {
    const users = network.hold('getUserInfo')
    const { stage, openTab, tickTerms, fillPassword, submit } = await open({ at: '/login' })
    await openTab('password')
    await tickTerms()
    await fillPassword()
    await submit()
    await until(() => expect(users.count).toBe(2))
    await users.answer(answerResponse('getUserInfo', member))
    await theHeaderSays(member.nickname)
    expect(location.pathname).toBe('/home')
    expect(stage.errors).toEqual([])
  })
})
