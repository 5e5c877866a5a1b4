import type { Meta, StoryObj } from '@storybook/react-vite'

import { partAt } from '../../mocks/samples/siteParts.ts'
import type { SitePart } from '../../src/contract/siteParts.ts'
import { removeItem, setText } from '../../src/machines/sitePart/edits.ts'
import { done } from '../../src/machines/shared/model.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Part of the site' } satisfies Meta
export default meta

/** The part as it is published. */
const loaded = (part: SitePart) => done('loadPart', { state: partAt(part), draft: null })
const shown = (part: SitePart) => ({ input: { part }, by: [loaded(part)] })
const changed = (part: SitePart, mark: string, text: string) => ({
  input: { part },
  by: [loaded(part), { type: 'part.edit', content: setText(partAt(part).content, mark, text), mark }],
})
const reviewed = (part: SitePart, mark: string, text: string) => {
  const way = changed(part, mark, text)
  return { ...way, by: [...way.by, { type: 'part.review' }] }
}

export const Loading: StoryObj = { name: '站点内容 · 正在加载 / Loading', ...reach('sitePart.loading') }
export const Failed: StoryObj = {
  name: '站点内容 · 加载失败，可重试 / Not loaded',
  ...reach('sitePart.failed'),
}
export const Clean: StoryObj = {
  name: '站点内容 · 与线上一致 / As published',
  ...reach('sitePart.editing.clean'),
}
export const Changed: StoryObj = {
  name: '站点内容 · 有未发布的修改 / Changed, not published',
  ...reach('sitePart.editing.changed'),
}
export const Faulty: StoryObj = {
  name: '站点内容 · 有不符合要求的项目 / Something is not right yet',
  ...reach('sitePart.editing.changed', {
    by: [
      {
        type: 'part.edit',
        content: setText(partAt('links').content, 'items.0.url', 'javascript:alert(1)'),
        mark: 'items.0.url',
      },
      'part.review',
    ],
    via: 'sitePart.editing.clean',
    act: ({ read }) => read('error.addressWrong'),
  }),
}
export const Removed: StoryObj = {
  name: '站点内容 · 删除后可撤销一步 / Removed, and taken back',
  ...reach('sitePart.editing.clean', {
    async act({ press, stage }) {
      await press('parts.remove.of', { name: stage.language === 'en' ? 'CNKI' : '中国知网' })
      await until(() => expect(document.querySelectorAll('main fieldset')).toHaveLength(1))
      expect(stage.actor('sitePart').getSnapshot().context.content).toEqual(
        removeItem(partAt('links').content, 'items', 1),
      )
      await press('parts.takeBack')
      await until(() => expect(document.querySelectorAll('main fieldset')).toHaveLength(2))
    },
  }),
}
export const Moved: StoryObj = {
  name: '站点内容 · 用键盘调整顺序，焦点跟随 / Put in order by the keyboard; the focus goes along',
  ...reach('sitePart.editing.changed', {
    via: 'sitePart.editing.clean',
    by: [],
    async act({ stage }) {
      element<HTMLElement>('[id="items.0.down"]').focus()
      await stage.user.keyboard('{Enter}')
      await until(() => expect(document.activeElement?.id).toBe('items.1.down'))
      expect(element<HTMLInputElement>('[name="items.0.title"]').value).toBe('中国知网')
    },
  }),
}
export const Reviewing: StoryObj = {
  name: '站点内容 · 发布前核对 / Looking over the changes',
  ...reach('sitePart.reviewing'),
}
export const Publishing: StoryObj = {
  name: '站点内容 · 正在发布 / Publishing',
  ...reach('sitePart.publishing'),
}
export const Published: StoryObj = {
  name: '站点内容 · 已发布，可撤销 / Published, and can be undone',
  ...reach('sitePart.editing.clean', {
    via: 'sitePart.publishing',
    by: ['xstate.done.actor.savePart'],
    act: ({ button }) => button('parts.undo'),
  }),
}
export const ConflictLoading: StoryObj = {
  name: '站点内容 · 正在读取对方的版本 / Getting the other version',
  ...reach('sitePart.conflict.loading'),
}
export const ConflictAsking: StoryObj = {
  name: '站点内容 · 他人已发布，选择保留哪一份 / Somebody else has published',
  ...reach('sitePart.conflict.asking'),
}
export const ComparingLoading: StoryObj = {
  name: '站点内容 · 正在读取历史版本 / Getting an earlier version',
  ...reach('sitePart.comparing.loading'),
}
export const ComparingFailed: StoryObj = {
  name: '站点内容 · 历史版本读取失败 / The earlier version did not come',
  ...reach('sitePart.comparing.failed'),
}
export const ComparingShown: StoryObj = {
  name: '站点内容 · 与当前版本对比 / Compared with what holds',
  ...reach('sitePart.comparing.shown'),
}
export const Restoring: StoryObj = {
  name: '站点内容 · 正在恢复 / Bringing a version back',
  ...reach('sitePart.restoring'),
}

export const Config: StoryObj = {
  name: '基本信息 · 与线上一致 / Basics, as published',
  ...reach('sitePart.editing.clean', shown('config')),
}
export const ConfigChanged: StoryObj = {
  name: '基本信息 · 修改了热线，预览随之变化 / Basics: another hotline, seen in the preview',
  ...reach('sitePart.editing.changed', {
    ...changed('config', 'hot_line', '400-888-6666'),
    act: () => until(() => expect(element('[data-preview]').textContent).toContain('400-888-6666')),
  }),
}
export const ConfigReviewing: StoryObj = {
  name: '基本信息 · 发布前核对 / Basics: looking over the changes',
  ...reach('sitePart.reviewing', reviewed('config', 'hot_line', '400-888-6666')),
}
export const Header: StoryObj = {
  name: '顶部导航 · 与线上一致 / Header navigation, as published',
  ...reach('sitePart.editing.clean', shown('header')),
}
export const HeaderChanged: StoryObj = {
  name: '顶部导航 · 改名后的预览 / Header navigation: renamed, in the preview',
  ...reach('sitePart.editing.changed', {
    ...shown('header'),
    async act({ stage }) {
      await stage.user.click(element('main fieldset summary'))
      for (const name of ['name', 'eng_name']) {
        await stage.user.clear(element(`[name="items.0.${name}"]`))
        await stage.user.paste('主页')
      }
      await until(() => expect(element('[data-preview]').textContent).toContain('主页'))
    },
  }),
}
export const Footer: StoryObj = {
  name: '底部导航 · 与线上一致 / Footer navigation, as published',
  ...reach('sitePart.editing.clean', shown('footer')),
}
export const Banners: StoryObj = {
  name: '轮播图 · 与线上一致 / Banners, as published',
  ...reach('sitePart.editing.clean', shown('banners')),
}
export const Butler: StoryObj = {
  name: '会务管家 · 与线上一致，缺少的译文有提示 / The butler, as published: a missing translation is named [CONF-02]',
  ...reach('sitePart.editing.clean', {
    ...shown('butler'),
    async act({ stage, read }) {
      await stage.user.click(element('main li:last-child > fieldset summary'))
      await read('parts.field.eng_summary')
    },
  }),
}
export const TranslationStale: StoryObj = {
  name: '会务管家 · 改了中文，英文可能已过时 / The Chinese text is changed: the English one may be out of date [CONF-02]',
  ...reach('sitePart.editing.changed', {
    ...shown('butler'),
    async act({ stage, read }) {
      await stage.user.clear(element('[name="intro"]'))
      await stage.user.type(element('[name="intro"]'), '一位管家，全程负责。')
      await read('parts.translation.stale')
    },
  }),
}
export const BannersFaulty: StoryObj = {
  name: '轮播图 · 结束日期早于开始日期 / A banner that ends before it begins',
  ...reach('sitePart.editing.changed', {
    ...shown('banners'),
    async act({ stage, press, read }) {
      await stage.user.click(element('main fieldset summary'))
      await stage.user.clear(element('[name="items.0.until"]'))
      await stage.user.type(element('[name="items.0.until"]'), '2026-10-01')
      await press('parts.review')
      await read('error.endsBeforeStart')
    },
  }),
}
export const Subjects: StoryObj = {
  name: '学科 · 在用的不能删除 / Subjects: one in use stays',
  ...reach('sitePart.editing.clean', {
    ...shown('subjects'),
    async act({ see, stage }) {
      expect(
        (
          await see('button', 'parts.remove.held', { name: stage.language === 'en' ? 'Engineering' : '工学' })
        ).getAttribute('aria-disabled'),
      ).toBe('true')
      expect(
        (
          await see('button', 'parts.remove.of', { name: stage.language === 'en' ? 'Science' : '理学' })
        ).getAttribute('aria-disabled'),
      ).toBe(null)
    },
  }),
}
export const Agreement: StoryObj = {
  name: '用户协议 · 与线上一致 / Agreement, as published',
  ...reach('sitePart.editing.clean', shown('agreement')),
}
export const AgreementMaterial: StoryObj = {
  name: '用户协议 · 实质性修改须输入确认 / Agreement: a material change is confirmed by typing',
  ...reach('sitePart.reviewing', {
    ...reviewed('agreement', 'content', '<h2>一、服务内容</h2><p>新增退款时限的约定。</p>'),
    async act({ stage, answer, read, say }) {
      await stage.user.click(
        element(
          '[role="dialog"] label:nth-of-type(2) input[type="radio"], [role="dialog"] input[type="radio"]:not(:checked)',
        ),
      )
      await answer('parts.publish')
      await read('parts.review.asks', { members: 1280 })
      await read('parts.review.typed.wrong', { word: say('parts.review.word') })
    },
  }),
}
