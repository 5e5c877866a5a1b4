import type { SsrModule } from '../../server/render.ts'
import { getConference } from '../../src/contract/conference.ts'
import { getReleasedContent } from '../../src/contract/conferenceContent.ts'
import { getSiteBase } from '../../src/contract/site.ts'

/** Pages of conferences without React: what the server answered is in the markup as it is. */
export const plainSsr: SsrModule = {
  plan: (path) => {
    const [, id = '', kind] = /^\/conferences\/(\d+)(?:\/text\/(\w+))?/.exec(path) ?? []
    const subject =
      kind === undefined
        ? { endpoint: getConference, input: { id } }
        : { endpoint: getReleasedContent, input: { id, kind } }
    return {
      ...{
        kind: 'page',
        name: 'conference',
        indexed: true,
        sources: [],
        query: '',
        canonical: '',
        texts: [],
      },
      status: id === '' ? 404 : 200,
      pattern: path,
      params: {},
      calls: [{ endpoint: getSiteBase, input: {} }, ...(id === '' ? [] : [{ ...subject, required: true }])],
    }
  },
  render: ({ path, boot }) =>
    Promise.resolve({
      html: `${path} ${boot.locale} ${JSON.stringify(boot.data)}`,
      css: '',
      about: { title: path, description: '', image: '', type: 'website', facts: null },
      site: 'Symposium',
    }),
  parseLocale: (stored) => (stored === 'en' ? 'en' : 'zh-CN'),
  parseTheme: () => null,
  dataKey: ({ path }, input) => path + JSON.stringify(input),
}
