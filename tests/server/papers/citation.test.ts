import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { longestCitation } from '../../../src/contract/paperImport.ts'
import { newMemory } from '../../support/engines.ts'
import { spendHits } from '../../support/spendHits.ts'
import type { Browser } from '../api/harness.ts'
import { openShop, type Shop } from '../support/shop.ts'

const text = '@article{a, title={Thin films}, author={Lin, Mei}}'

describe('the citation that an author pastes', () => {
  let shop: Shop
  let close: () => Promise<void>
  let author: Browser
  beforeAll(async () => {
    const database = await newMemory()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    author = await shop.signedIn('newcomer', { lang: 'zh' })
  })
  afterAll(() => close())

  it('[PAP-02] answers the parts of the paper', async () => {
    expect(await author.call('readCitation', { text })).toMatchObject({
      eng_title: 'Thin films',
      authors: [{ eng_name: 'Mei Lin' }],
    })
  })

  it.each([
    [
      'as reference managers write it',
      '\uFEFFTY  - CONF\r\nAU  - García, José\r\nAU  - Lin, Mei\r\nTI  - Thin films\r\nAB  - One\r\ntwo\r\nKW  - alpha\r\nKW  - beta\r\nER  - \r\n',
      {
        eng_title: 'Thin films',
        eng_abstract: 'One two',
        eng_keywords: ['alpha', 'beta'],
        authors: [{ eng_name: 'José García' }, { eng_name: 'Mei Lin' }],
      },
    ],
    [
      'as Chinese databases write it',
      'TY  - JOUR\nT1  - 大模型研究\nA1  - 张三\nA1  - 李四\nKW  - 大模型;数学\nN2  - 摘要\nER  -\n',
      {
        title: '大模型研究',
        abstract: '摘要',
        keywords: ['大模型', '数学'],
        authors: [{ name: '张三' }, { name: '李四' }],
      },
    ],
  ])('[PAP-02] reads RIS %s', async (_, pasted, expected) => {
    expect(await author.call('readCitation', { text: pasted })).toMatchObject(expected)
  })

  it.each([
    ['EndNote, which it names', '%0 Journal Article\n%A Lin, Mei\n%T Thin films\n', 'citationUnreadable'],
    ['RIS without a paper', 'TY  - JOUR\nER  - \n', 'citationUnreadable'],
    ['nothing', '', 'required'],
    ['another text', 'a paper', 'citationUnreadable'],
    ['an address, which it does not fetch', 'http://127.0.0.1/paper.bib', 'citationUnreadable'],
    ['NUL', '@article{a,\u0000', 'invalidCharacter'],
    ['a text that is too long', 'x'.repeat(longestCitation + 1), 'tooLong'],
  ])('refuses %s by the name of the field', async (_, pasted, reason) => {
    expect(await author.refused('readCitation', { text: pasted })).toMatchObject({ reason, field: 'text' })
  })

  it('reads sixty in a minute and no more, for each member', async () => {
    const other = await shop.signedIn('linmei')
    await other.call('readCitation', { text })
    await spendHits(shop.db, `citation:${await shop.idOf('linmei')}`, 57)
    const answers = await Promise.all(Array.from({ length: 10 }, () => other.raw('readCitation', { text })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
    expect(await author.call('readCitation', { text })).toBeDefined()
  })
})
