import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { fault, refuse } from '../../mocks/handlers.ts'
import type { Publication } from '../../src/contract/publication.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Published papers' } satisfies Meta
export default meta

const at = '/papers/1'
const paper = (change: Partial<Publication>) => ({
  at,
  network: () => [altered('getPublication', (happy) => ({ ...happy, ...change }))],
})

export const Ready: StoryObj = {
  name: '论文页面 / A published paper',
  play: visit({ at }, async ({ stage }) => {
    const open = async (name: string) => {
      const tabs = await until(() => [...element('main [role="tablist"]').querySelectorAll('button')])
      const tab = tabs.find(({ textContent }) => textContent === name)
      if (tab === undefined) throw new Error(`there is no tab for ${name}`)
      await stage.user.click(tab)
    }
    // Chinese readers find the form of GB/T 7714 first.
    const first = stage.language === 'en' ? '@inproceedings{' : '[C/OL]//'
    await until(() => expect(element('main pre').textContent).toContain(first))
    await open('BibTeX')
    await until(() => expect(element('main pre').textContent).toContain('@inproceedings{symposium-1'))
    expect(element('main').textContent).not.toContain('@example')
    await open('RIS')
    await until(() => {
      expect(element('main pre').textContent).toMatch(/^TY {2}- CONF/)
      expect(element('main a[href*=".ris"]').getAttribute('href')).toBe(
        `/papers/1.ris?lang=${stage.language === 'en' ? 'en' : 'zh-CN'}`,
      )
    })
  }),
}
export const ReadHere: StoryObj = {
  name: '页内阅读全文 / The full text is read on the page',
  play: visit({ at }, async ({ press }) => {
    await press('publication.read')
    await until(() => expect(document.querySelector('[data-paper="reading"] canvas')).not.toBeNull())
    await press('publication.read.close')
    await until(() => expect(document.querySelector('[data-paper]')).toBeNull())
  }),
}
export const BothKeywords: StoryObj = {
  name: '两种语言的关键词各有标注 / Each list of keywords says its language [CONF-02]',
  play: visit({ at }, ({ stage }) =>
    until(() => {
      const lists = [...document.querySelectorAll('main section ul[aria-labelledby]')]
      const labels = lists.map((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? ''))
      const ids = ['publication.keywords.zh', 'publication.keywords.en']
      expect(labels.map((label) => label?.textContent)).toEqual(
        (stage.language === 'en' ? ids.toReversed() : ids).map((id) => stage.say(id)),
      )
    }),
  ),
}
export const OnlyChinese: StoryObj = {
  name: '仅有中文 / Only in Chinese [CONF-02]',
  play: visit(paper({ eng_title: '', eng_abstract: '', eng_keywords: [] }), ({ stage }) =>
    until(() => {
      const title = element('main h1')
      expect(title.querySelector('[lang="zh-CN"]')).not.toBeNull()
      expect(title.textContent?.includes('Only in Chinese')).toBe(stage.language === 'en')
      expect(document.querySelector('main section ul[aria-labelledby]')).toBeNull()
    }),
  ),
}
export const OnlyEnglish: StoryObj = {
  name: '仅有英文 / Only in English [CONF-02]',
  play: visit(paper({ title: '', abstract: '', keywords: [] }), ({ stage }) =>
    until(() => {
      const title = element('main h1')
      expect(title.querySelector('[lang="en"]')).not.toBeNull()
      expect(title.textContent?.includes('仅英文')).toBe(stage.language === 'zh')
    }),
  ),
}
export const Retracted: StoryObj = {
  name: '已撤稿 / Retracted, with the public notice',
  play: visit(
    paper({
      indexed_in: 'EI Compendex 20265011223',
      retraction: { reason: '图 3 的数据有误，作者申请撤稿。', at: '2027-01-04T02:00:00.000Z' },
    }),
    () => until(() => expect(element('main').textContent).toContain('已撤稿 / Retracted')),
  ),
}
export const Indexed: StoryObj = {
  name: '已收录 / Indexed, with the accession number',
  play: visit(paper({ indexed_in: 'EI Compendex 20265011223' }), () =>
    until(() => expect(element('main').textContent).toContain('20265011223')),
  ),
}
const [author] = fixturesFor('zh').getPublication.authors
export const ManyAuthors: StoryObj = {
  name: '作者众多 / A long list of authors',
  play: visit(
    paper({
      authors: Array.from({ length: 60 }, (_, at) => ({
        ...author!,
        name: `作者${at + 1}`,
        eng_name: `Author Number${at + 1}`,
        affiliation: `第${(at % 9) + 1}研究所`,
        eng_affiliation: `Institute ${(at % 9) + 1} of a University with a Rather Long Name`,
        orcid: at % 3 === 0 ? author!.orcid : '',
      })),
      corresponding: 41,
    }),
    () =>
      until(() => expect(document.querySelectorAll('main header ol:first-of-type > li')).toHaveLength(60)),
  ),
}
export const WithoutFile: StoryObj = {
  name: '没有 PDF / Without a PDF',
  play: visit(paper({ has_pdf: false }), () =>
    until(() => {
      element('main h1')
      expect(document.querySelector('a[href$=".pdf"]')).toBeNull()
    }),
  ),
}
export const Loading: StoryObj = {
  name: '论文加载中 / On its way',
  play: visit({ at, network: () => [inTurn('getPublication', never)] }, () =>
    until(() => element('main [aria-busy="true"]')),
  ),
}
export const Unknown: StoryObj = {
  name: '论文不存在 / Not found',
  play: visit({ at, network: () => [refuse('getPublication', 'notFound')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}

const list = '/conferences/3/proceedings'
export const Proceedings: StoryObj = {
  name: '会议论文集 / The proceedings',
  play: visit({
    at: list,
    network: () => [
      altered('listPublications', (happy) => ({
        ...happy,
        list: happy.list.flatMap((one) => [
          one,
          { ...one, id: 2, is_retracted: true },
          { ...one, id: 3, eng_title: '', author_count: 9 },
        ]),
        total: 3,
      })),
    ],
  }),
}
export const NoneYet: StoryObj = {
  name: '论文集为空 / No paper published yet',
  play: visit({
    at: list,
    network: () => [altered('listPublications', (happy) => ({ ...happy, list: [], total: 0 }))],
  }),
}
export const NothingFound: StoryObj = {
  name: '没有符合条件的论文 / Nothing found',
  play: visit({
    at: `${list}?q=xyz`,
    network: () => [altered('listPublications', (happy) => ({ ...happy, list: [], total: 0 }))],
  }),
}
export const Unreachable: StoryObj = {
  name: '论文集加载失败 / The proceedings could not be loaded',
  play: visit({ at: list, network: () => [fault('listPublications', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
