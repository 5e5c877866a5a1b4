import { readdir } from 'node:fs/promises'

import sharp from 'sharp'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { acceptedAuthors, orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import { studentProofs } from '../../../server/db/schema/studentProofs.ts'
import { sweepStudentProofs } from '../../../server/db/sweep.ts'
import { createUploads } from '../../../server/files/uploads.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { violationsIn } from '../../../server/invariants.ts'
import { registerPerson } from '../../../server/orders/imports/registerPerson.ts'
import { voucherFile } from '../../../src/contract/voucherFile.ts'
import { describeDatabase } from '../../support/engines.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { pdf } from '../documents/officialDocuments.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000

describeDatabase('[CONF-03] proofs of student status', (open) => {
  let shop: Shop
  let student: Browser
  let secretary: Browser
  let typeId: number
  beforeEach(async () => {
    shop = await openShop(open)
    student = await shop.signedIn('linmei')
    await shop.recruit('secretary', 'secretary')
    secretary = await shop.signedIn('secretary')
    const { id: conferenceId } = shop.conference
    const [type] = await shop.db
      .update(ticketTypes)
      .set({ audience: 'provenStudent' })
      .where(and(eq(ticketTypes.conferenceId, conferenceId), eq(ticketTypes.audience, 'student')))
      .returning()
    typeId = type?.id ?? 0
    // An accepted author takes part for nothing, and has nothing to pay.
    await shop.db.delete(acceptedAuthors).where(eq(acceptedAuthors.conferenceId, conferenceId))
    await shop.db
      .update(conferences)
      .set({ registrationOpensAt: new Date(0), registrationClosesAt: shop.conference.startsAt })
      .where(eq(conferences.id, conferenceId))
  })

  const submission = (version: number, content = dataAddress('image/png', png()), key = freshKey()) => ({
    ...{ conference_id: shop.conference.id, version, key, content },
  })
  const submit = (version = 0, content?: string, browser = student) =>
    browser.call('submitStudentProof', submission(version, content))
  const decide = (
    id: number,
    version: number,
    event: 'accept' | 'reject',
    by = secretary,
    reason = '看不清',
  ) =>
    by.raw('fireRecord', {
      ...{ entity: 'studentProof', id, event: `proof.${event}`, version, key: freshKey(), reason },
    })
  const accepted = async () => {
    const { id } = await submit()
    expect(await decide(id, 1, 'accept')).toMatchObject({ code: 1 })
    return id
  }
  const shown = async () => {
    const found = await student.call('getConference', { id: shop.conference.id })
    return { proof: found.student_proof, type: found.ticket_types.find(({ id }) => id === typeId) }
  }
  const registration = async () => ({
    ...{ conference_id: shop.conference.id, ticket_type_id: typeId, key: freshKey() },
    ...{ name: '林梅', affiliation: '某大学', email: 'linmei@example.org', student_no: '2026310045' },
    expected_amount: (await shown()).type?.current?.amount ?? 0,
  })
  const rows = () => shop.db.select().from(studentProofs)
  const kept = async () => {
    const names = await shop.db
      .select({ name: uploadedFiles.name })
      .from(uploadedFiles)
      .where(eq(uploadedFiles.place, 'proofs'))
    return names.map(({ name }) => name)
  }
  const told = async () => {
    const found = await shop.db
      .select()
      .from(messages)
      .where(eq(messages.userId, await shop.idOf('linmei')))
    return found.map(({ content }) => content)
  }
  const sound = async () =>
    expect(
      await shop.db.transaction((tx) => violationsIn(tx, { at: new Date(shop.server.clock.now), limit: 20 })),
    ).toEqual([])

  it('registration waits for an accepted proof, and says by name what is missing', async () => {
    expect(await student.refused('placeOrder', await registration())).toMatchObject({
      ...{ reason: 'studentProofMissing', field: 'ticket_type_id' },
    })
    const { id } = await submit()
    expect((await shown()).proof).toMatchObject({ id, state: 'submitted', version: 1, reason: '' })
    expect(await student.refused('placeOrder', await registration())).toMatchObject({
      ...{ reason: 'studentProofPending', field: 'ticket_type_id' },
    })
    expect(await decide(id, 1, 'reject', secretary, '')).toMatchObject({ data: { reason: 'reasonEmpty' } })
    await decide(id, 1, 'reject', secretary, '学生证已过期')
    expect((await shown()).proof).toMatchObject({ state: 'rejected', reason: '学生证已过期' })
    expect(await student.refused('placeOrder', await registration())).toMatchObject({
      ...{ reason: 'studentProofRejected', field: 'ticket_type_id' },
    })
    expect((await told()).some((text) => text.includes('学生证已过期'))).toBe(true)
    expect(await submit(2, dataAddress('application/pdf', pdf()))).toMatchObject({
      ...{ id, state: 'submitted', version: 3, reason: '' },
    })
    await decide(id, 3, 'accept')
    expect((await told()).some((text) => text.includes('已审核通过'))).toBe(true)
    expect(await student.call('placeOrder', await registration())).toMatchObject({ state: 'to_be_paid' })
    await sound()
  })

  it('other tickets of the conference need no proof, and neither does a registration by the team', async () => {
    const [other] = await shop.db
      .select()
      .from(ticketTypes)
      .where(and(eq(ticketTypes.conferenceId, shop.conference.id), eq(ticketTypes.audience, 'anyone')))
    const free = (await student.call('getConference', { id: shop.conference.id })).ticket_types.find(
      ({ id }) => id === other?.id,
    )
    expect(
      await student.call('placeOrder', {
        ...(await registration()),
        ...{ ticket_type_id: other?.id ?? 0, expected_amount: free?.current?.amount ?? 0 },
      }),
    ).toMatchObject({ state: 'to_be_paid' })
    const attendee = { name: '周舟', affiliation: '某大学', email: 'zhou@example.org', student_no: '1' }
    const registered = await shop.engine.run((scope) =>
      registerPerson(scope, {
        ...{ conferenceId: shop.conference.id, ticketTypeId: typeId, attendee, key: freshKey() },
        ...{ requestId: null, language: 'zh' },
      }),
    )
    expect(registered).toMatchObject({ state: 'to_be_paid' })
  })

  it('an order keeps its price and its life, and its proof can be neither rejected nor withdrawn', async () => {
    const id = await accepted()
    const { order_id } = await student.call('placeOrder', await registration())
    const before = await shop.db.select().from(orders).where(eq(orders.id, order_id))
    expect(await decide(id, 2, 'reject')).toMatchObject({ data: { reason: 'studentProofUsed' } })
    const withdraw = { entity: 'studentProof', id, event: 'proof.withdraw', version: 2 } as const
    expect(await student.refused('fireRecord', { ...withdraw, key: freshKey() })).toMatchObject({
      reason: 'studentProofUsed',
    })
    expect(await shop.db.select().from(orders).where(eq(orders.id, order_id))).toEqual(before)
    // Once the order is closed, a mistake can be put right.
    await student.call('fireRecord', {
      ...{
        entity: 'order',
        id: order_id,
        event: 'order.cancel',
        version: 0,
        key: freshKey(),
        reason: '改期',
      },
    })
    expect(await decide(id, 2, 'reject')).toMatchObject({ code: 1 })
    await sound()
  })

  it('a file that is replaced during the decision makes the decision refuse: it was about another file', async () => {
    const { id, file } = await submit()
    const [first] = await kept()
    const second = await submit(1, dataAddress('application/pdf', pdf()))
    expect(second.file).not.toBe(file)
    expect(await decide(id, 1, 'accept')).toMatchObject({ data: { reason: 'versionConflict' } })
    expect(await kept(), 'the first file is gone at once').not.toContain(first)
    expect(await kept()).toHaveLength(1)
    expect(await decide(id, 2, 'accept')).toMatchObject({ code: 1 })
    expect(await student.refused('submitStudentProof', submission(3))).toMatchObject({
      reason: 'studentProofAccepted',
    })
    expect(await kept()).toHaveLength(1)
  })

  it('of two who decide at once one decides, and ten requests with one key hand in once', async () => {
    const same = submission(0, undefined, 'once')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => student.raw('submitStudentProof', same)),
    )
    // A member has three uploads at a time; each of those that came through says the same.
    const through = answers.filter(({ code }) => code === 1)
    expect(through.length).toBeGreaterThan(0)
    for (const { data } of through) expect(data).toMatchObject({ state: 'submitted', version: 1 })
    for (const { code, data } of answers) if (code !== 1) expect(data).toMatchObject({ reason: 'limited' })
    expect(await rows()).toHaveLength(1)
    expect(await kept()).toHaveLength(1)
    const id = (await rows())[0]?.id ?? 0
    const chair = await shop.signedIn('organizer')
    const decisions = await Promise.all([decide(id, 1, 'accept'), decide(id, 1, 'reject', chair)])
    expect(decisions.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(decisions.filter(({ code }) => code !== 1)).toMatchObject([
      { data: { reason: 'versionConflict' } },
    ])
    expect(await shop.historyOf('studentProof', id)).toHaveLength(2)
    await sound()
  })

  it('an order and a decision at the same moment: never an order with a rejected proof', async () => {
    const id = await accepted()
    const wish = await registration()
    const [placed, decided] = await Promise.all([student.raw('placeOrder', wish), decide(id, 2, 'reject')])
    const isPlaced = placed.code === 1
    expect(decided).toMatchObject(isPlaced ? { data: { reason: 'studentProofUsed' } } : { code: 1 })
    const [row] = await rows()
    expect(row?.state).toBe(isPlaced ? 'accepted' : 'rejected')
  })

  it('only its owner and the team of the conference have the file, and no one decides about a proof of their own', async () => {
    const { id, file } = await submit()
    await shop.recruit('programme', 'programme')
    for (const [account, status] of [
      ['linmei', 200],
      ['organizer', 200],
      ['secretary', 200],
      ['finance', 200],
      ['newcomer', 404],
      ['programme', 404],
      ['gate', 404],
      ['admin', 404],
      // The organizer of another conference.
      ['approved', 404],
    ] as const) {
      const browser = await shop.signedIn(account)
      const response = await browser.request(file)
      expect([account, response.status]).toEqual([account, status])
      if (status === 404) {
        const none = await browser.request('/files/student-proof/2147483647')
        expect(await response.text()).toBe(await none.text())
        continue
      }
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="student-proof-${id}.webp"`,
      })
    }
    const other = await shop.signedIn('newcomer')
    for (const none of [id, 999_999])
      expect(await decide(none, 1, 'accept', other)).toMatchObject({ data: { reason: 'notFound' } })
    const own = await submit(0, undefined, secretary)
    expect(await decide(own.id, 1, 'accept')).toMatchObject({ data: { reason: 'forbidden' } })
    expect(
      (await secretary.call('listQueue', { queue: 'studentProofs' })).list.map((each) => each.id),
    ).toEqual([id])
  })

  it('[FILE-02] a picture is drawn again without what a phone wrote into it, and a file that lies is refused', async () => {
    const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#abc' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'where it was taken' }, IFD3: { GPSLatitude: '31/1 0/1 0/1' } })
      .toBuffer()
    const { file } = await submit(0, dataAddress('image/jpeg', photo))
    const stored = Buffer.from(await (await student.request(file)).arrayBuffer())
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 1200 })
    expect(stored.includes('where it was taken')).toBe(false)
    for (const [content, reason] of [
      [dataAddress('text/html', Buffer.from('<script>')), 'fileTypeWrong'],
      [dataAddress('image/png', Buffer.from('<script>alert(1)</script>')), 'fileContentWrong'],
      [dataAddress('image/png', pdf()), 'fileContentWrong'],
      ['https://evil.example/card.png', 'fileTypeWrong'],
      [dataAddress('image/png', png(voucherFile.limit)), 'fileTooLarge'],
    ] as const)
      expect(await student.refused('submitStudentProof', submission(1, content))).toMatchObject({
        ...{ reason, field: 'content' },
      })
    expect(await kept()).toHaveLength(1)
  })

  it('a member on the waiting list proves it first, and a conference that needs no proof takes none', async () => {
    await shop.db.update(ticketTypes).set({ capacity: 0 }).where(eq(ticketTypes.id, typeId))
    expect(await student.refused('joinWaitlist', { ticket_type_id: typeId })).toMatchObject({
      ...{ reason: 'studentProofMissing', field: 'ticket_type_id' },
    })
    await accepted()
    expect(await student.call('joinWaitlist', { ticket_type_id: typeId })).toMatchObject({ state: 'waiting' })
    for (const [conference_id, reason] of [
      [shop.other.id, 'studentProofNotNeeded'],
      [999_999, 'notFound'],
    ] as const)
      expect(await student.refused('submitStudentProof', { ...submission(0), conference_id })).toMatchObject({
        ...{ reason, field: 'conference_id' },
      })
    await shop.db
      .update(conferences)
      .set({ publication: 'draft' })
      .where(eq(conferences.id, shop.conference.id))
    expect(await student.refused('submitStudentProof', submission(2))).toMatchObject({ reason: 'notFound' })
  })

  it('withdrawn, it is gone; a month after the conference every file is', async () => {
    const uploads = createUploads(shop.db, uploadStores(testConfig.filesRoot), () => shop.server.clock.now)
    const { id } = await submit()
    const [name] = await kept()
    await student.call('fireRecord', {
      ...{ entity: 'studentProof', id, event: 'proof.withdraw', version: 1, key: freshKey() },
    })
    expect((await shown()).proof).toMatchObject({ state: 'awaited', file: '' })
    shop.server.clock.now += day + 1
    await uploads.sweep()
    expect(await kept()).not.toContain(name)
    student = await shop.signedIn('linmei')
    secretary = await shop.signedIn('secretary')
    await submit(2)
    expect(await kept()).toHaveLength(1)
    const over = shop.conference.endsAt.getTime()
    await sweepStudentProofs(shop.db, over + 29 * day)
    expect((await rows())[0]?.file).not.toBeNull()
    await sweepStudentProofs(shop.db, over + 31 * day)
    expect((await rows())[0]).toMatchObject({ state: 'submitted', file: null })
    expect(await decide(id, 3, 'accept')).toMatchObject({ data: { reason: 'studentProofErased' } })
    shop.server.clock.now += 2 * day
    await uploads.sweep()
    expect(await kept()).toEqual([])
    const left = await readdir(uploadStores(testConfig.filesRoot).proofs.folder)
    expect(left.filter((each) => each === name)).toEqual([])
  })
})
