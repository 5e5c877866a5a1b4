import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, refuse } from '../../mocks/handlers.ts'
import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import { openPreview } from '../../src/contract/preview.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { pageLanguage } from '../../workbench/harness/stage/responses.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Preview as' } satisfies Meta
export default meta

/** A server that records the requests. The frame stays empty: the workshop has no server that renders pages. */
const createOffice = (language: MessageLanguage) => {
  const asked: string[] = []
  return {
    asked,
    handler: answer('openPreview', ({ input }) => {
      const { part, language: wanted, page, at } = openPreview.input.parse(Object.fromEntries(input))
      asked.push([part, wanted, page, at ?? 'now'].join(' '))
      return { ...fixturesFor(language).openPreview, address: 'about:blank', ...(at !== undefined && { at }) }
    }),
  }
}

/** The page's current content, as it will appear in the frame. */
const picture = () => {
  const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  const page = document.body.cloneNode(true) as HTMLElement
  return (frame: HTMLIFrameElement) => {
    const inside = frame.contentDocument as Document
    inside.documentElement.lang = document.documentElement.lang
    inside.title = document.title
    const style = inside.createElement('style')
    style.textContent = css.join('\n')
    inside.head.append(style)
    inside.body.replaceWith(inside.adoptNode(page.cloneNode(true)))
  }
}

export const EveryPart: StoryObj = {
  name: '发布前先看：谁、何时、哪种语言看到什么 → 时间已过会说明 → 换身份立即重新加载 / Before it is published: who sees what, when, in which language → a moment that is over is named → another part loads at once [CONF-03]',
  parameters: { state: 'previewAs.shown', a11y: { options: { iframes: false } } },
  play: visits(async ({ network, step, come }) => {
    const office = createOffice(pageLanguage())
    network.use(office.handler)
    const guest = await come({ at: '/conferences/1' })
    await guest.see('heading', 'conf.dates')
    const paint = picture()

    const { stage, press, read, fill } = await come({ at: '/organizer/1', signedIn: true })
    const choose = async (name: string, value: string) =>
      stage.user.selectOptions(await until(() => element<HTMLSelectElement>(`select[name="${name}"]`)), value)
    const frame = () => until(() => element<HTMLIFrameElement>('main iframe'))

    await step('从会议工作台进入 / From the pages of the conference', async () => {
      await stage.user.click(await until(() => element<HTMLAnchorElement>('main nav a[href$="/preview"]')))
      await read('preview.nothing')
    })
    await step('已报名者、会议期间 / Somebody registered, during the conference', async () => {
      await choose('part', 'registered')
      await choose('moment', 'during')
      expect(office.asked).toEqual([])
      await press('preview.open')
      await until(() => expect(office.asked.at(-1)).toContain('registered'))
      expect(office.asked.at(-1)).toContain('2026-12-04T10:00')
      await frame()
    })
    await step('时间已过 / A moment that is over', async () => {
      network.use(refuse('openPreview', 'previewInPast', { field: 'at' }))
      await choose('moment', 'other')
      await fill('preview.at', '2026-11-20T10:00')
      await press('preview.open')
      await until(() => expect(element('input[name="at"]').getAttribute('aria-invalid')).toBe('true'))
      expect(document.querySelector('main iframe')).toBeNull()
    })
    await step('换成访客和现在，立即重新加载 / A guest and now: loads at once', async () => {
      network.use(office.handler)
      await choose('part', 'guest')
      await choose('moment', 'now')
      await until(() =>
        expect(office.asked.at(-1)).toBe(`guest ${stage.language === 'en' ? 'en' : 'zh-CN'} conference now`),
      )
      paint(await frame())
      await until(() =>
        expect(element('main section p[role="status"]').textContent).toContain(
          stage.say('preview.part.guest'),
        ),
      )
    })
  }),
}
