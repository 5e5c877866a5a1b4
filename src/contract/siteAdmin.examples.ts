import type { ExamplesOf } from './example.ts'
import type * as siteAdmin from './siteAdmin.ts'
import { siteParts, type PartContent } from './siteParts.ts'

const link = (title: string, eng_title: string, url: string) => ({
  id: 0,
  fields: { title, eng_title, url },
  children: [],
})
const linksContent: PartContent = {
  fields: {},
  items: [
    link('国家自然科学基金委员会', 'NSFC', 'https://www.nsfc.gov.cn/'),
    link('中国知网', 'CNKI', 'https://www.cnki.net/'),
  ],
}
const first = {
  part: 'links' as const,
  no: 1,
  at: '2026-09-01T00:00:00.000Z',
  by: '',
  note: '',
  eng_note: '',
  is_material: false,
  restores: null,
}
const second = {
  ...first,
  no: 2,
  at: '2026-11-20T02:30:00.000Z',
  by: '管理员',
  note: '增加中国知网',
  eng_note: 'Add CNKI',
}

export const siteAdminExamples: ExamplesOf<typeof siteAdmin> = {
  listSiteParts: { sample: {}, answer: () => siteParts.map((part) => ({ ...second, part })) },
  getSitePart: {
    sample: { part: 'links' },
    answer: () => ({ ...second, content: linksContent, uses: {}, stale: [], members: 1280 }),
  },
  listSiteVersions: {
    sample: { part: 'links', page: 1, page_size: 12 },
    answer: () => ({ list: [second, first], total: 2, page: 1, page_size: 12 }),
  },
  getSiteVersion: {
    sample: { part: 'links', no: 1 },
    answer: () => ({ ...first, content: { fields: {}, items: linksContent.items.slice(0, 1) } }),
  },
  saveSitePart: {
    sample: {
      part: 'links',
      no: 1,
      content: JSON.stringify({ fields: {}, items: [link('中国知网', 'CNKI', 'https://www.cnki.net/')] }),
      note: '只保留常用的一个',
      eng_note: 'Keep the one in use',
      material: 0,
    },
    answer: () => ({ ...second, content: linksContent, uses: {}, stale: [], members: 1280 }),
  },
  restoreSitePart: {
    sample: { part: 'links', no: 1, wanted: 1 },
    answer: () => ({ ...second, restores: 1, content: linksContent, uses: {}, stale: [], members: 1280 }),
  },
}
