import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { certificates } from '../../../server/db/schema/admission.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { paperReviewers } from '../../../server/db/schema/paperReviewers.ts'
import { papers, reviews } from '../../../server/db/schema/papers.ts'
import { acceptedAuthors } from '../../../server/db/schema/registration.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { describeDatabase } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import type { Browser } from '../api/harness.ts'
import { readPdf } from '../documents/readPdf.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

type Review = typeof reviews.$inferInsert

const day = 86_400_000

describeDatabase('certificates of reviewing', (open) => {
  let shop: Shop
  let reviewer: Browser
  let chair: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    reviewer = await shop.signedIn('newcomer')
    chair = await shop.signedIn('organizer')
  })

  /** The newcomer's review of another paper of linmei. */
  const review = async (more: Partial<Review> = {}, conferenceId = shop.conference.id) => {
    const [paper] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId,
        form: writtenPaper,
        state: 'first_review.active',
        round: 1,
      })
      .returning()
    const at = new Date(shop.server.clock.now)
    const [row] = await shop.db
      .insert(reviews)
      .values({
        paperId: paper?.id ?? 0,
        userId: await shop.idOf('newcomer'),
        round: 1,
        responseDueAt: new Date(at.getTime() + 7 * day),
        recommendation: 'minor_revision',
        comments: '请补充对照实验。',
        submittedAt: at,
        state: 'accepted.submitted',
        movedAt: at,
        ...more,
      })
      .returning()
    return row?.id ?? 0
  }
  const acknowledge = async (id: number) =>
    chair.call('fireRecord', {
      entity: 'review',
      id,
      event: 'review.acknowledge',
      version: 0,
      key: freshKey(),
    })
  const cards = async () => (await reviewer.call('listCertificates', {})).list
  const issue = (id: number, version: number) => ({
    entity: 'certificate' as const,
    id,
    event: 'certificate.collect',
    version,
    key: freshKey(),
  })
  const pdfOf = async (id: number) => {
    const response = await reviewer.request(`/files/certificate/${id}.pdf`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    return (await readPdf(new Uint8Array(await response.arrayBuffer()))).replaceAll('\n', '')
  }
  /** A certificate that nothing has earned. */
  const unearned = async (state: 'not_eligible' | 'eligible') => {
    const [row] = await shop.db
      .insert(certificates)
      .values({
        userId: await shop.idOf('newcomer'),
        conferenceId: shop.conference.id,
        kind: 'review',
        code: 'an-unearned-one',
        name: '周启',
        state,
      })
      .returning()
    return row?.id ?? 0
  }

  it('[TKT-02] acknowledged reviews are certified to who wrote them: how many, and never of which papers', async () => {
    const [first, second, later] = [await review(), await review(), await review()]
    await review({ state: 'rejected', submittedAt: null })
    await review({ state: 'accepted.acknowledged' }, shop.other.id)
    await shop.db.insert(paperReviewers).values({
      conferenceId: shop.conference.id,
      userId: await shop.idOf('newcomer'),
      name: '周启',
      loadCap: 6,
    })
    expect(await cards()).toEqual([])
    await acknowledge(first)
    const [card] = await cards()
    expect(card).toMatchObject({ kind: 'review', state: 'eligible', name: '周启', pdf_url: '' })
    await acknowledge(second)
    expect(await cards()).toEqual([card])

    const id = card?.id ?? 0
    expect((await chair.call('getRecord', { entity: 'certificate', id })).detail).toContainEqual({
      field: 'reviews',
      kind: 'text',
      value: '2',
    })
    await reviewer.call('fireRecord', issue(id, card?.version ?? 0))
    const text = await pdfOf(id)
    for (const part of [
      '审稿证书',
      'Certificate of Reviewing',
      '周启',
      shop.conference.title,
      shop.conference.engTitle,
      '完成审稿 2 篇次',
      'completed 2 reviews',
    ])
      expect(text).toContain(part)
    for (const part of [writtenPaper.title, writtenPaper.eng_title, '林梅'])
      if (part !== '') expect(text).not.toContain(part)

    const [{ code } = { code: '' }] = await shop.db.select().from(certificates).where(eq(certificates.id, id))
    expect(await shop.server.browser().call('verifyCertificate', { code })).toMatchObject({
      result: 'valid',
      kind: 'review',
      name: '周启',
    })
    // An issued certificate stays as it is.
    shop.server.clock.now += day
    await acknowledge(later)
    expect(await pdfOf(id)).toBe(text)
    expect(await cards()).toHaveLength(1)
  })

  it('[TKT-02] one acknowledged review is written in the singular', async () => {
    await acknowledge(await review())
    const [card] = await cards()
    await reviewer.call('fireRecord', issue(card?.id ?? 0, card?.version ?? 0))
    const text = await pdfOf(card?.id ?? 0)
    expect(text).toContain('完成审稿 1 篇次')
    expect(text).toContain('completed one review')
  })

  it('[TKT-02] reviews that are acknowledged at the same moment earn one certificate', async () => {
    const ids = [await review(), await review(), await review(), await review()]
    await Promise.all(ids.map((id) => acknowledge(id)))
    expect(await cards()).toMatchObject([{ kind: 'review', state: 'eligible', version: 2 }])
  })

  it.each([
    ['no review', null],
    ['a review that was declined', { state: 'rejected', submittedAt: null }],
    ['a review that is being written', { state: 'accepted.drafting', submittedAt: null }],
    ['a review that is submitted and not acknowledged', {}],
    ['a review acknowledged in another conference', { state: 'accepted.acknowledged' }],
  ] as const)('[TKT-02] %s earns no certificate', async (what, made) => {
    if (made !== null)
      await review(made, what.endsWith('another conference') ? shop.other.id : shop.conference.id)
    expect(await cards()).toEqual([])
    const eligible = await unearned('eligible')
    expect(await reviewer.refused('fireRecord', issue(eligible, 0))).toMatchObject({
      reason: 'notEligible',
    })
    await shop.db.delete(certificates).where(eq(certificates.id, eligible))
    const id = await unearned('not_eligible')
    const event = { type: 'certificate.earn' }
    await expect(
      shop.engine.run(({ fire }) => fire(system(), { entity: 'certificate', id, event })),
    ).rejects.toMatchObject({ reason: 'notEligible' })
  })

  it('[TKT-02] an accepted paper is no proof of a review', async () => {
    await shop.db
      .insert(acceptedAuthors)
      .values({ userId: await shop.idOf('newcomer'), conferenceId: shop.conference.id })
    expect(await reviewer.refused('fireRecord', issue(await unearned('eligible'), 0))).toMatchObject({
      reason: 'notEligible',
    })
  })

  it('[REV-01] an author who is a chair finds no certificate of who reviewed the paper', async () => {
    await shop.db
      .insert(userRoles)
      .values({ userId: await shop.idOf('linmei'), role: 'organizer', conferenceId: shop.conference.id })
    await acknowledge(await review())
    const [mine] = await shop.db
      .select()
      .from(certificates)
      .where(
        and(
          eq(certificates.kind, 'review'),
          eq(certificates.userId, await shop.idOf('newcomer')),
          eq(certificates.conferenceId, shop.conference.id),
        ),
      )
    const id = mine?.id ?? 0
    const author = await shop.signedIn('linmei')
    const listed = async (browser: Browser) =>
      (await browser.call('listQueue', { queue: 'certificates' })).list.map((each) => each.id)
    expect(await listed(chair)).toContain(id)
    expect(await listed(author)).not.toContain(id)
    expect(await author.refused('getRecord', { entity: 'certificate', id })).toEqual(
      await author.refused('getRecord', { entity: 'certificate', id: 2_147_483_647 }),
    )
    expect(await author.refused('fireRecord', issue(id, 1))).toEqual(
      await author.refused('fireRecord', issue(2_147_483_647, 1)),
    )
  })
})
