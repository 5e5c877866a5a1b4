import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIntl } from 'react-intl'
import { expect, fn } from 'storybook/test'

import { Header } from '../../src/components/site/Header/Header.tsx'
import type { HeaderProps } from '../../src/components/site/Header/Header.types.ts'
import { parseLocale } from '../../src/i18n/locale.ts'

const nav: HeaderProps['nav'] = [
  { name: '首页', eng_name: 'Home', url: '/home', is_website: 0, second: [] },
  {
    name: '会议',
    eng_name: 'Conferences',
    url: '/conferences',
    is_website: 0,
    second: [
      { name: '近期会议', eng_name: 'Upcoming', url: '/conferences', is_website: 0, second: [] },
      { name: '学会官网', eng_name: 'Society', url: 'https://society.example/', is_website: 1, second: [] },
    ],
  },
  { name: '头条', eng_name: 'Headlines', url: '/news', is_website: 0, second: [] },
]

/** In the language of the toolbar. */
const Sample = (props: Omit<HeaderProps, 'locale'>) => (
  <Header {...props} locale={parseLocale(useIntl().locale)} />
)

// Typed as the props: the exact types of the mocks would be demanded of every story.
const args: Omit<HeaderProps, 'locale'> = {
  nav,
  user: 'guest',
  unread: 0,
  path: '/home',
  theme: null,
  loginHref: '/login',
  onLocale: fn(),
  onTheme: fn(),
  onSignOut: fn(),
  onOrganizer: fn(),
}

const meta = {
  title: 'Components/Header',
  component: Sample,
  args,
} satisfies Meta<typeof Sample>
export default meta

const member = { nickname: '沈知行', avatar: '' }

/** Becomes shorter before anything is pushed off the screen; from a laptop on the navigation moves behind the button first. */
export const LongName: StoryObj<typeof meta> = {
  name: '很长的站点名称 / A very long name of the site [HDR-01]',
  args: { name: '中国认知科学与学习技术研究会华东地区联合会 · East China Federation for Learning Sciences' },
  play: async ({ canvasElement, canvas }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThan(140)
  },
}

export const Guest: StoryObj<typeof meta> = {
  name: '访客 / Guest [HDR-02]',
  play: async ({ canvas, globals, args, userEvent }) => {
    const english = globals['locale'] === 'en'
    const [create] = canvas.getAllByText(english ? 'Sign in to Create Conf' : '登录创建会议')
    await expect(canvas.getByText(english ? 'Sign in / Register' : '登录/注册').closest('a')).toHaveAttribute(
      'href',
      '/login',
    )
    if (create?.checkVisibility() === true) {
      await userEvent.click(create)
      await expect(args.onOrganizer).toHaveBeenCalledOnce()
    }
  },
}

export const Restoring: StoryObj<typeof meta> = {
  name: '正在恢复会话 / Session not known yet',
  args: { user: 'restoring' },
}
export const WithoutNavigation: StoryObj<typeof meta> = {
  name: '导航未到 / Navigation not there yet',
  args: { nav: null },
}

export const Submenu: StoryObj<typeof meta> = {
  name: '子菜单 / Submenu, by keyboard [HDR-01]',
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, globals }) => {
    const english = globals['locale'] === 'en'
    const summary = canvas.getByText(english ? 'Conferences' : '会议')
    const details = summary.closest('details')
    await userEvent.click(summary)
    await expect(details).toHaveAttribute('open')
    await expect(canvas.getByText(english ? 'Society' : '学会官网')).toHaveAttribute(
      'href',
      'https://society.example/',
    )
    await userEvent.keyboard('{Escape}')
    await expect(details).not.toHaveAttribute('open')
    await expect(summary).toHaveFocus()
  },
}

/** The menu of a member, opened. */
const openMenu = async (summary: Element | null, click: (element: Element) => Promise<void>) => {
  if (summary === null) throw new Error('There is no user menu')
  await click(summary)
}

export const Member: StoryObj<typeof meta> = {
  name: '会员，有未读消息 / Member with unread messages [HDR-02]',
  args: { user: member, unread: 7 },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    await openMenu(canvasElement.querySelector('summary:not(nav summary)'), userEvent.click)
    await expect(canvas.getByText('7')).toBeVisible()
    await userEvent.click(canvas.getByText(globals['locale'] === 'en' ? 'Sign out' : '退出登录'))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const WithConsole: StoryObj<typeof meta> = {
  name: '有角色的会员可进入控制台 / A member with a part sees the console',
  args: { user: { ...member, has_console: true }, unread: 0 },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await openMenu(canvasElement.querySelector('summary:not(nav summary)'), userEvent.click)
    const link = canvas.getByRole('link', { name: globals['locale'] === 'en' ? 'Console' : '控制台' })
    await expect(link).toHaveAttribute('href', '/console')
  },
}

export const ManyUnread: StoryObj<typeof meta> = {
  name: '未读超过99 / More than 99 unread [HDR-03]',
  args: { user: member, unread: 100 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openMenu(canvasElement.querySelector('summary:not(nav summary)'), userEvent.click)
    await expect(canvas.getByText('···')).toBeVisible()
  },
}

export const NoneUnread: StoryObj<typeof meta> = {
  name: '没有未读 / None unread [HDR-03]',
  args: { user: member, unread: 0 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openMenu(canvasElement.querySelector('summary:not(nav summary)'), userEvent.click)
    await expect(canvas.queryByText('0')).toBeNull()
    await expect(canvas.queryByText('···')).toBeNull()
  },
}
