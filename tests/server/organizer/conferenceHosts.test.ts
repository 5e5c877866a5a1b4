import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { hostEntries } from '../../../server/db/schema/hostEntries.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { sweepHostEntries } from '../../../server/db/sweep.ts'
import type { saveHostEntry } from '../../../src/contract/conferenceHosts.ts'
import type { CallInput } from '../../../src/contract/endpoint.ts'
import { samples } from '../../../src/contract/examples.ts'
import { mostEntries } from '../../../src/contract/hostEntries.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

type Wish = Partial<CallInput<typeof saveHostEntry>>

describeDatabase('[CONF-02] hosts, committees and contacts', (open) => {
  let shop: Shop
  let chair: Browser
  let secretary: Browser
  let conference_id: number
  beforeEach(async () => {
    shop = await openShop(open)
    conference_id = shop.conference.id
    for (const [account, role] of [
      ['organizer', 'organizer'],
      ['reviewing', 'secretary'],
    ] as const)
      await shop.db
        .insert(userRoles)
        .values({ userId: await shop.idOf(account), role, conferenceId: conference_id })
        .onConflictDoNothing()
    chair = await shop.signedIn('organizer')
    secretary = await shop.signedIn('reviewing')
  })

  const wish = (more: Wish = {}) => ({ ...samples.saveHostEntry, conference_id, key: freshKey(), ...more })
  const save = (more: Wish = {}, browser = chair) => browser.call('saveHostEntry', wish(more))
  const hostOf = async (more: Wish = {}) => {
    const { hosts } = await save(more)
    const entry = hosts.at(-1)
    if (entry === undefined) throw new Error('there is no host')
    return entry
  }
  const committee = async () => {
    const { committees } = await save({ list: 'committees', kind: '', name: '组织委员会', eng_name: '' })
    return committees.at(-1)?.id ?? 0
  }
  const member = (committee_id: number, more: Wish = {}) =>
    save({ list: 'members', kind: '', committee_id, name: '林梅', eng_name: 'Lin Mei', ...more })
  const contact = (more: Wish = {}) =>
    save({ list: 'contacts', kind: 'general', name: '会务组', eng_name: '', email: 'a@b.example', ...more })
  const shownTo = (lang: string) => shop.server.browser({ lang }).call('getConference', { id: conference_id })

  it('are kept in both languages, and everybody reads them in theirs, with what is missing marked', async () => {
    await save({ kind: 'host', url: 'https://www.example.org/' })
    await save({ kind: 'sponsor', name: '', eng_name: 'Quantum Ltd' })
    const id = await committee()
    const duty = { duty: '主席', eng_duty: 'Chair', affiliation: '东湖大学' }
    await member(id, duty)
    const kept = await contact()
    expect(kept).toEqual(await chair.call('getConferenceHosts', { conference_id }))
    expect(kept).toMatchObject({ parts: ['organizer'], hosts: [{ kind: 'host' }, { kind: 'sponsor' }] })
    expect(await shownTo('zh')).toMatchObject({
      hosts: [
        { kind: 'host', name: '中国物理学会', only: null, url: 'https://www.example.org/' },
        { kind: 'sponsor', name: 'Quantum Ltd', only: 'en', url: '' },
      ],
      committees: [
        {
          name: '组织委员会',
          only: null,
          members: [{ name: '林梅', only: null, duty: '主席', affiliation: '东湖大学' }],
        },
      ],
      contacts: [{ kind: 'general', name: '会务组', only: null, email: 'a@b.example', phone: '' }],
    })
    expect(await shownTo('en')).toMatchObject({
      hosts: [
        { name: 'Chinese Physical Society', only: null },
        { name: 'Quantum Ltd', only: null },
      ],
      committees: [
        {
          name: '组织委员会',
          only: 'zh',
          members: [{ name: 'Lin Mei', duty: 'Chair', affiliation: '东湖大学' }],
        },
      ],
      contacts: [{ name: '会务组', only: 'zh' }],
    })
    const written = await shop.db.select().from(auditEvents).where(eq(auditEvents.event, 'hosts.saved'))
    expect(written).toHaveLength(5)
    // The name is not written down a second time.
    expect(JSON.stringify(written)).not.toContain('林梅')
  })

  it('of a draft are not there for anybody but its team, as if it did not exist', async () => {
    await save()
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, conference_id))
    const guest = shop.server.browser()
    const hidden = await guest.raw('getConference', { id: conference_id })
    const nobodys = await guest.raw('getConference', { id: 999_999 })
    expect(JSON.stringify(hidden)).toBe(JSON.stringify(nobodys))
    expect((await secretary.call('getConferenceHosts', { conference_id })).hosts).toHaveLength(1)
  })

  it('[CONF-03] a secretary keeps them as a chair does; another user’s conference does not exist', async () => {
    expect((await save({}, secretary)).parts).toEqual(['secretary'])
    const other = shop.other.id
    await shop.db.delete(userRoles).where(inArray(userRoles.conferenceId, [other]))
    const { id, version } = await hostOf()
    const [foreign] = await shop.db
      .insert(hostEntries)
      .values({ conferenceId: other, list: 'hosts', kind: 'host', name: '别家', position: 0 })
      .returning()
    const order = { list: 'hosts', committee_id: 0, seen: '', ids: '' } as const
    for (const each of [other, 999_999]) {
      const about = { conference_id: each }
      const field = { reason: 'notFound', field: 'conference_id' }
      expect(await chair.refused('getConferenceHosts', about)).toMatchObject(field)
      expect(await chair.refused('saveHostEntry', wish(about))).toMatchObject(field)
      expect(await chair.refused('removeHostEntry', { ...about, id, version, removed: 1 })).toMatchObject(
        field,
      )
      expect(await chair.refused('orderHostEntries', { ...about, ...order })).toMatchObject(field)
    }
    // Nor can an entry of another conference be reached through one's own.
    const reach = { conference_id, id: foreign?.id ?? 0, version: 0 }
    expect(await chair.refused('saveHostEntry', wish(reach))).toMatchObject({
      reason: 'notFound',
      field: 'id',
    })
    expect(await chair.refused('removeHostEntry', { ...reach, removed: 1 })).toMatchObject({
      reason: 'notFound',
    })
    const outsider = await shop.signedIn('linmei')
    expect(await outsider.refused('getConferenceHosts', { conference_id })).toMatchObject({
      reason: 'notFound',
    })
  })

  it('of two who change one entry the second learns it, and nothing is written over', async () => {
    const { id, version } = await hostOf()
    await save({ id, version, name: '物理学会' }, secretary)
    expect(await chair.refused('saveHostEntry', wish({ id, version, name: '化学会' }))).toMatchObject({
      reason: 'versionConflict',
      field: 'version',
    })
    // A repeated request means that the answer was lost.
    const again = await save({ id, version, name: '物理学会' })
    expect(again.hosts).toMatchObject([{ name: '物理学会', version: 1 }])
    await chair.call('removeHostEntry', { conference_id, id, version: 1, removed: 1 })
    expect(await secretary.refused('saveHostEntry', wish({ id, version: 1, name: '化学会' }))).toMatchObject({
      reason: 'versionConflict',
    })
  })

  it('ten requests with one key make one entry; ten with their own keys stop at the limit', async () => {
    const one = wish()
    await Promise.all(Array.from({ length: 10 }, () => chair.call('saveHostEntry', one)))
    expect(await shop.db.$count(hostEntries)).toBe(1)
    expect(await chair.refused('saveHostEntry', { ...one, name: '化学会' })).toMatchObject({
      reason: 'keyReused',
      field: 'key',
    })
    const row = { conferenceId: conference_id, list: 'contacts', kind: 'general', name: '会务组' } as const
    await shop.db
      .insert(hostEntries)
      .values(Array.from({ length: mostEntries.contacts - 1 }, (_, position) => ({ ...row, position })))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        chair.raw('saveHostEntry', wish({ list: 'contacts', kind: 'general', phone: '010-1' })),
      ),
    )
    const refused = answers.filter((answer) => JSON.stringify(answer).includes('"hostEntriesTooMany"'))
    expect(refused).toHaveLength(9)
    expect((await chair.call('getConferenceHosts', { conference_id })).contacts).toHaveLength(
      mostEntries.contacts,
    )
  })

  it('are put in order, unless the list is not any more what was seen', async () => {
    const first = await hostOf({ name: '甲' })
    const second = await hostOf({ name: '乙' })
    const about = { conference_id, list: 'hosts', committee_id: 0 } as const
    const seen = `${first.id},${second.id}`
    const ids = `${second.id},${first.id}`
    const ordered = await chair.call('orderHostEntries', { ...about, seen, ids })
    expect(ordered.hosts.map(({ name }) => name)).toEqual(['乙', '甲'])
    expect((await shownTo('zh')).hosts.map(({ name }) => name)).toEqual(['乙', '甲'])
    // A retry changes nothing.
    expect(await chair.call('orderHostEntries', { ...about, seen, ids })).toEqual(ordered)
    const third = await hostOf({ name: '丙' })
    expect(await secretary.refused('orderHostEntries', { ...about, seen: ids, ids: seen })).toMatchObject({
      reason: 'versionConflict',
      field: 'seen',
    })
    const whole = `${ids},${third.id}`
    expect(
      await chair.refused('orderHostEntries', { ...about, seen: whole, ids: `${ids},${ids}` }),
    ).toMatchObject({ reason: 'invalid', field: 'ids' })
  })

  it('an entry that was removed is put back where it stood, for a day; a committee with its members', async () => {
    const id = await committee()
    await member(id)
    const away = await chair.call('removeHostEntry', { conference_id, id, version: 0, removed: 1 })
    expect(away.committees).toEqual([])
    expect((await shownTo('zh')).committees).toEqual([])
    expect(
      await chair.refused('saveHostEntry', wish({ list: 'members', kind: '', committee_id: id })),
    ).toMatchObject({ reason: 'notFound', field: 'committee_id' })
    const back = await chair.call('removeHostEntry', { conference_id, id, version: 1, removed: 0 })
    expect(back.committees).toMatchObject([{ id, version: 2, members: [{ name: '林梅' }] }])
    await chair.call('removeHostEntry', { conference_id, id, version: 2, removed: 1 })
    const day = 86_400_000
    await sweepHostEntries(shop.db, shop.server.clock.now + day - 1)
    expect(await shop.db.$count(hostEntries)).toBe(2)
    await sweepHostEntries(shop.db, shop.server.clock.now + day + 1)
    expect(await shop.db.$count(hostEntries)).toBe(0)
    expect(
      await chair.refused('removeHostEntry', { conference_id, id, version: 3, removed: 0 }),
    ).toMatchObject({ reason: 'notFound', field: 'id' })
  })

  it.each<[string, Wish, string, string]>([
    ['no name', { name: '', eng_name: ' ' }, 'required', 'name'],
    ['a kind of another list', { kind: 'media' }, 'invalid', 'kind'],
    ['a field of another list', { phone: '010-1' }, 'invalid', 'phone'],
    ['a member of no committee', { list: 'members', kind: '' }, 'invalid', 'committee_id'],
    ['a host in a committee', { committee_id: 1 }, 'invalid', 'committee_id'],
    ['a script as its address', { url: 'javascript:alert(1)' }, 'webAddressWrong', 'url'],
    ['an address with a password', { url: 'https://a:b@example.org/' }, 'webAddressWrong', 'url'],
    ['NUL', { name: 'a\u0000' }, 'invalidCharacter', 'name'],
    ['a long name', { name: '长'.repeat(101) }, 'tooLong', 'name'],
    ['nobody who can be reached', { list: 'contacts', kind: 'general' }, 'contactUnreachable', 'phone'],
    ['words for a phone', { list: 'contacts', kind: 'general', phone: '晚上打' }, 'phoneUnreadable', 'phone'],
    [
      'a day for a phone',
      { list: 'contacts', kind: 'general', phone: '2026-11-22' },
      'phoneUnreadable',
      'phone',
    ],
    ['a wrong mail address', { list: 'contacts', kind: 'general', email: 'a@' }, 'emailFormat', 'email'],
  ])('refuses %s by the name of the field', async (_, more, reason, field) => {
    expect(await chair.refused('saveHostEntry', wish(more))).toMatchObject({ reason, field })
    expect(await shop.db.$count(hostEntries)).toBe(0)
  })
})
