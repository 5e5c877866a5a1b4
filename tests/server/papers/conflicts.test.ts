import { beforeEach, expect, it } from 'vitest'

import { papers, reviews } from '../../../server/db/schema/papers.ts'
import type { PaperForm } from '../../../src/contract/paperForm.ts'
import { describeDatabase } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import type { Browser } from '../api/harness.ts'
import { openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const person = (name: string, email: string, affiliation = '') => ({
  name,
  eng_name: '',
  affiliation,
  eng_affiliation: '',
  email,
  orcid: '',
})
const by = (...authors: PaperForm['authors']): PaperForm => ({ ...writtenPaper, authors })

describeDatabase('suggested conflicts of interest', (open) => {
  let shop: Shop
  let author: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    author = await shop.signedIn('linmei')
  })

  const paper = async (account: string, form: PaperForm, more: Partial<typeof papers.$inferInsert> = {}) => {
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf(account),
        conferenceId: shop.conference.id,
        form,
        createdAt: new Date(shop.server.clock.now - day),
        ...more,
      })
      .returning()
    return row?.id ?? 0
  }
  const suggested = async (id: number) => (await author.call('suggestConflicts', { id })).list

  it('[PAP-02] institutions come from affiliations and addresses, but not from a public mail provider', async () => {
    const id = await paper(
      'linmei',
      by(
        { ...person('林梅', 'lin@jiangnan.edu.cn', '江南大学'), eng_affiliation: 'Jiangnan University' },
        person('王磊', 'wang@qq.com', '江南大学'),
      ),
    )
    expect(await suggested(id)).toEqual([
      { id: 1, name: '江南大学', kind: 'institution', author: '林梅' },
      { id: 2, name: 'Jiangnan University', kind: 'institution', author: '林梅' },
      { id: 3, name: 'jiangnan.edu.cn', kind: 'institution', author: '林梅' },
    ])
  })

  it('[PAP-02] co-authors come from own and published papers of three years; entries of the list are left out', async () => {
    const me = person('林梅', 'corresponding@example.org')
    await paper('linmei', by(me, person('王磊', 'wang@example.org', '江南大学')))
    await paper('approved', by(me, person('陈静', 'chen@example.org')), { state: 'published.accepted' })
    await paper('linmei', by(me, person('旧友', 'old@example.org')), {
      createdAt: new Date(shop.server.clock.now - 4 * 365 * day),
    })
    const id = await paper('linmei', { ...by(me), conflicts: ['example.org'] })
    expect(await suggested(id)).toEqual([
      { id: 1, name: '陈静', kind: 'coauthor', author: '林梅' },
      { id: 2, name: '王磊，江南大学', kind: 'coauthor', author: '林梅' },
    ])
  })

  it('a foreign paper that is not published, and its reviewers, are never in it', async () => {
    const me = person('林梅', 'corresponding@example.org')
    await paper('approved', by(me, person('保密', 'secret@example.org')), { state: 'first_review.active' })
    const id = await paper('linmei', by(me), { state: 'first_review.active', round: 1 })
    await shop.db.insert(reviews).values({
      paperId: id,
      userId: await shop.idOf('approved'),
      round: 1,
      responseDueAt: new Date(shop.server.clock.now + day),
    })
    expect((await suggested(id)).map(({ name }) => name)).toEqual(['example.org'])
    const other = await shop.signedIn('approved')
    expect(await other.raw('suggestConflicts', { id })).toEqual(
      await other.raw('suggestConflicts', { id: 999_999 }),
    )
  })

  it('[PAP-02] kinds are kept beside the lines, and a draft from before there were kinds is still read', async () => {
    const id = await paper('linmei', { ...writtenPaper, conflicts: ['旧的一行'] })
    const before = await author.call('getPaper', { id })
    expect(before.form).toMatchObject({ conflicts: ['旧的一行'] })
    expect(before.form.conflict_kinds).toBeUndefined()
    const form = {
      ...before.form,
      conflicts: ['旧的一行', '某大学'],
      conflict_kinds: ['other', 'institution'],
    }
    const send = { id, form_version: before.form_version, response: '' }
    await author.call('savePaper', { ...send, form: JSON.stringify(form) })
    expect((await author.call('getPaper', { id })).form).toEqual(form)
    const wrong = JSON.stringify({ ...form, conflict_kinds: ['enemy'] })
    expect(await author.refused('savePaper', { ...send, form_version: 1, form: wrong })).toMatchObject({
      field: 'form.conflict_kinds.0',
      reason: 'invalid',
    })
  })
})
